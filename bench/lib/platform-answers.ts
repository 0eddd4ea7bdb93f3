/** Thread with a game platform that completes every transfer at once: `POST /v1/transfer` answers, nothing is stored. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { ref } = JSON.parse(Buffer.concat(chunks).toString()) as { ref: string };
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ ref, state: 'done' }));
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
