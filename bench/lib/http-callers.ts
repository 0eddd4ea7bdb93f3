/**
 * Thread of callers: each connection sends bet requests one after the other for some seconds, and the rate is reported. On
 * a machine with few cores the callers take processor time from the server, so they do little: envelopes are sealed
 * beforehand, and the answer is checked as text.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { parentPort } from 'node:worker_threads';
import { sealEnvelope } from '@tessera/protocol/envelope-node';
import type { BetRequest } from '../../e2e/kit/bets.ts';

/** The parameters of one round. */
export interface Round {
  readonly port: number;
  readonly path: string;
  readonly seconds: number;
  readonly connections: number;
  readonly body: BetRequest;
  /** Headers of each player. */
  readonly players: readonly Readonly<Record<string, string>>[];
}

/** More than a server answers in a second; when they are used up, the next ones are sealed during the round. */
const SEALED_A_SECOND = 7_000;

parentPort?.on('message', async (round: Round) => {
  const heads = round.players.map((headers) => headOf(round.path, headers));
  const sealed = Array.from({ length: SEALED_A_SECOND * round.seconds }, () => sealedBody(round.body));
  const sockets = await Promise.all(Array.from({ length: round.connections }, () => open(round.port)));
  const end = performance.now() + round.seconds * 1000;
  let answered = 0;
  const lane = async (socket: Socket, place: number) => {
    const head = heads[place % heads.length]!;
    while (performance.now() < end) {
      const body = sealed.pop() ?? sealedBody(round.body);
      const answer = await exchange(socket, `${head}content-length: ${body.length}\r\n\r\n${body}`);
      if (!answer.startsWith('{"state":"SUCCESS"')) throw new Error(answer.slice(0, 300));
      answered += 1;
    }
    socket.destroy();
  };
  await Promise.all(sockets.map(lane));
  parentPort?.postMessage(answered / round.seconds);
});

const headOf = (path: string, headers: Readonly<Record<string, string>>): string =>
  [`POST ${path} HTTP/1.1`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), ''].join(
    '\r\n',
  );

const sealedBody = (body: BetRequest): string =>
  JSON.stringify(
    sealEnvelope({ ...body, rid: randomBytes(16).toString('hex') } as never, String(Date.now())),
  );

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  socket.setEncoding('latin1');
  await once(socket, 'connect');
  return socket;
}

/** Sends a request and returns the body of its response, one character per byte. */
function exchange(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const hear = (chunk: string) => {
      text += chunk;
      const from = text.indexOf('\r\n\r\n') + 4;
      if (from < 4) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
      if (text.length < from + length) return;
      socket.off('data', hear);
      socket.off('close', lost);
      resolve(text.slice(from));
    };
    const lost = () => reject(new Error(`the server ended the connection: ${text.slice(0, 300)}`));
    socket.on('data', hear);
    socket.on('close', lost);
    socket.write(request, 'latin1');
  });
}
