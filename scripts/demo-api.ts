// Starts the token API with its demo provider, for `npm start`. (api/demo/start.ts is loaded by name: it may be absent.)

export interface DemoApi {
  start(options: { port: number }): Promise<{ address: string }>;
}

const path = '../api/demo/start.ts';
const demo: DemoApi = await import(path);
const { address } = await demo.start({ port: Number(process.env.API_PORT ?? 3002) });
console.log(`Token API:  ${address}   (demo provider; npm start -- --no-demo leaves it out)`);
