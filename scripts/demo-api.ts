/** Starts the token API with the demo provider for `npm start`. (api/demo/start.ts is loaded by name: it may be absent.) */
interface DemoApi {
  start(options: { port: number }): Promise<{ address: string }>;
}

const path = '../api/demo/start.ts';
// The module's shape is the contract that scripts/start.mjs describes.
const demo = (await import(path)) as DemoApi;
const { address } = await demo.start({ port: Number(process.env.API_PORT ?? 3002) });
console.log(`Token API:  ${address}   (demo provider; npm start -- --no-demo leaves it out)`);
