import type { ServerEventName, ServerEvents } from '@tessera/protocol';
import WebSocket from 'ws';
import type { PlayerClient } from './client.ts';

/** A socket of a signed-in client without a browser. */
export interface EventSocket {
  /** Joins a chat room. Errors: throws with the code of a refusal. */
  join(room: string): Promise<void>;
  close(): void;
}

/** An event as it arrived. */
export type Heard = {
  readonly [Name in ServerEventName]: readonly [name: Name, payload: ServerEvents[Name]];
}[ServerEventName];

/** Opens a socket and calls `hear` with each event. */
export async function openSocket(
  { site, cookies, token }: PlayerClient,
  hear: (event: Heard) => void,
): Promise<EventSocket> {
  const socket = new WebSocket(`${site.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  const answers = new Map<string, (answer: { readonly ok: boolean; readonly code?: string }) => void>();
  await new Promise<void>((resolve, reject) => {
    socket.on('message', (data) => {
      const text = String(data);
      const ack = /^43(\d+)(\[.*)$/s.exec(text);
      if (text.startsWith('0')) socket.send(`40${JSON.stringify({ agent: 'pc', token })}`);
      else if (text === '2') socket.send('3');
      else if (text.startsWith('42')) hear(JSON.parse(text.slice(2)) as Heard);
      else if (ack) answers.get(ack[1]!)?.((JSON.parse(ack[2]!) as [{ ok: boolean; code?: string }])[0]);
      else if (text.startsWith('40')) resolve();
      else reject(new Error(text));
    });
    socket.once('error', reject);
  });
  let asked = 0;
  return {
    async join(room) {
      const id = String(asked++);
      const answer = await new Promise<{ readonly ok: boolean; readonly code?: string }>((resolve) => {
        answers.set(id, resolve);
        socket.send(`42${id}${JSON.stringify(['chat:join', { room }])}`);
      });
      if (!answer.ok) throw new Error(`${room} was refused: ${answer.code}`);
    },
    close: () => socket.terminate(),
  };
}
