import { createServer } from 'node:http';
import { announce } from './announce.ts';

// A pretended token endpoint that answers at once (/fast), after 50 ms (/slow50) or never (/hang).
const body = JSON.stringify({ access_token: 'x'.repeat(200), expires_in: 3600, token_type: 'Bearer' });
const server = createServer((request, response) => {
  request.resume();
  const answer = () => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
  if (request.url?.startsWith('/slow50')) setTimeout(answer, 50);
  else if (!request.url?.startsWith('/hang')) answer();
});
server.keepAliveTimeout = 60_000;
announce(server.listen(0, '127.0.0.1'));
