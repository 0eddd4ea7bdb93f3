/** Thread of callers: each connection sends bet requests one after the other for a time, and the count is reported. */
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { sealEnvelope } from '@tessera/protocol/envelope-node';
import type { BetRequest } from '../../e2e/kit/bets.ts';

/** What one round is told. */
export interface Round {
  readonly port: number;
  readonly path: string;
  readonly seconds: number;
  readonly connections: number;
  readonly body: BetRequest;
  /** Headers of each player. */
  readonly players: readonly Readonly<Record<string, string>>[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

parentPort?.on('message', async (round: Round) => {
  const end = performance.now() + round.seconds * 1000;
  let answered = 0;
  const lane = async (place: number) => {
    const headers = round.players[place % round.players.length]!;
    while (performance.now() < end) {
      const text = await call(round, headers);
      if (!text.startsWith('{"state":"SUCCESS"')) throw new Error(text.slice(0, 300));
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: round.connections }, (_, place) => lane(place)));
  parentPort?.postMessage(answered / round.seconds);
});

function call({ port, path, body }: Round, headers: Readonly<Record<string, string>>): Promise<string> {
  const payload = { ...body, rid: randomBytes(16).toString('hex') };
  const sealed = JSON.stringify(sealEnvelope(payload as never, String(Date.now())));
  return new Promise((resolve, reject) => {
    const sent = request({
      agent,
      port,
      path,
      method: 'POST',
      headers: { ...headers, 'content-length': sealed.length },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    sent.end(sealed);
  });
}
