import type { Socket } from 'node:net';

/** Longest message in characters; real messages have less than 10 000. */
const LINE_MAX = 1_000_000;

/** Reads JSON objects, one per line. Any other input ends the connection. */
export function onMessage(socket: Socket, handle: (message: object) => void): void {
  let rest = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    if (rest.length > LINE_MAX) socket.destroy();
    for (const line of lines) {
      const message = parse(line);
      if (message === undefined) return void socket.destroy();
      handle(message);
    }
  });
}

export const sendMessage = (socket: Socket, message: object): void => {
  socket.write(`${JSON.stringify(message)}\n`);
};

function parse(line: string): object | undefined {
  try {
    const message: unknown = JSON.parse(line);
    return typeof message === 'object' && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}
