import { start } from '../api/demo/start.ts';

// The token API with its demo provider, as `npm start` runs it.
const port = Number(process.env.API_PORT ?? 3002);
const { address } = await start({ port });
if (!address.endsWith(`:${port}`)) {
  console.log(`Port ${port} is taken, so the token API uses port ${new URL(address).port}.`);
}
console.log(`Token API:  ${address}/   (demo provider; npm start -- --no-demo leaves it out)`);
