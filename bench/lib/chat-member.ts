import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { createClient } from '../../e2e/kit/client.ts';
import { type Account, digestAfter, monotonicMs, ROOM } from './chat-bench.ts';
import { type Told, toldOf } from './chat-frames.ts';

/** What a process notes of all its members. */
export interface Notes {
  /** A member that was connected all the time has a message. */
  arrived(seq: number, sentAt: number): void;
  gap(): void;
  /** The messages of a frame, decoded once for all members. */
  read(frame: Buffer): readonly Told[] | undefined;
}

/** A member of the room, on a socket of its own. */
export interface Member {
  /** Connects, joins the room and reads what it has missed. */
  join(): Promise<void>;
  /** Cuts the connection without warning; comes back after the pause of a real client. */
  cut(): Promise<void>;
  readonly isConnected: boolean;
  readonly last: number;
  readonly digest: number;
}

/** Pause of a client before it connects again, ms: one second, changed at random by up to a half (R9.7). */
const RETRY_MS = 1_000;
/** What was read is reported this often at most, ms, as by the client. */
const READ_PAUSE_MS = 30_000;
/** The rooms are read again after this time, ms. */
const ROOMS_MS = 60_000;
/** How the answer to joining the room begins. */
const JOINED = '430[{"ok":true';

/** What a member reads of that answer. */
interface JoinAnswer {
  readonly missed?: { readonly items: readonly Parameters<typeof toldOf>[0][]; readonly last_seq: number };
}

/** Most messages of one answer. */
const DIFFERENCE_MAX = 200;

/**
 * Applies what it is told as an open page does: only the next number counts, and the difference is asked for otherwise. What a cut has
 * cost comes with joining the room again. It reports what was read, and fetches the rooms every minute and when they have changed.
 */
export function createMember(site: string, { token, cookies }: Account, notes: Notes): Member {
  const client = createClient(site);
  client.token = token;
  for (const [name, value] of cookies) client.cookies.set(name, value);
  const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  const url = `${site.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  let socket: WebSocket | undefined;
  let [last, known, digest] = [0, 0, 0];
  /** Since when nothing can have been missed, ms; infinite while away. */
  let since = Number.POSITIVE_INFINITY;
  let reading: Promise<void> | undefined;
  /** Messages told while the room is being joined; undefined at other times. */
  let early: Told[] | undefined;
  let isOpen = false;
  let readAt = monotonicMs() - Math.random() * READ_PAUSE_MS;

  /** What an open page of the room asks for beside the messages; it waits for none of it. */
  const readRooms = () => void client.call('POST /api/chat/rooms', {}).catch(() => {});
  /** The page reads the rooms from now on, at its own moment of each minute. */
  function openPage(): void {
    if (isOpen) return;
    isOpen = true;
    setTimeout(() => setInterval(readRooms, ROOMS_MS), Math.random() * ROOMS_MS);
  }
  function reportRead(): void {
    const now = monotonicMs();
    if (now - readAt < READ_PAUSE_MS) return;
    readAt = now;
    client.call('POST /api/chat/read', { room: ROOM, seq: last }).catch(() => {});
  }

  function take({ seq, number, sentAt }: Told): void {
    if (seq !== last + 1) return;
    last = seq;
    digest = digestAfter(digest, number);
    if (sentAt > since) notes.arrived(seq, sentAt);
  }

  async function readMissing(): Promise<void> {
    for (let more = true; more; ) {
      const page = await client.ok('POST /api/chat/messages', {
        room: ROOM,
        after: last,
        limit: DIFFERENCE_MAX,
      });
      for (const item of page.items) take(toldOf(item));
      known = Math.max(known, page.last_seq);
      more = last < known;
    }
  }

  const catchUp = (): Promise<void> => {
    reading ??= readMissing().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  function hear(frame: Buffer): void {
    const told = notes.read(frame);
    if (!told || told.length === 0) return;
    known = Math.max(known, told.at(-1)!.seq);
    if (early) return void early.push(...told);
    for (const one of told) take(one);
    reportRead();
    if (last === known || reading) return;
    if (Number.isFinite(since)) notes.gap();
    catchUp().catch(() => {});
  }

  /** The answer to joining: what was missed, unless it was too much. */
  function takeMissed(text: string): void {
    const [{ missed }] = JSON.parse(text.slice('430'.length)) as [JoinAnswer];
    if (missed === undefined) return;
    known = Math.max(known, missed.last_seq);
    for (const item of missed.items) take(toldOf(item));
  }

  const open = () =>
    new Promise<WebSocket>((resolve, reject) => {
      const opened = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
      opened.on('message', (data: Buffer) => {
        const [kind] = data;
        const text = data.length < 300 ? String(data) : '';
        if (text.startsWith('42["chat:changed"')) readRooms();
        else if (data[0] === 0x34 && data[1] === 0x32) hear(data);
        else if (kind === 0x30) opened.send(`40${JSON.stringify({ agent: 'pc', token })}`);
        else if (text === '2') opened.send('3');
        else if (text.startsWith('40')) opened.send(`420["chat:join",{"room":"${ROOM}","after":${last}}]`);
        else if (data.toString('latin1', 0, JOINED.length) === JOINED) {
          takeMissed(String(data));
          resolve(opened);
        } else {
          opened.terminate();
          reject(new Error(text));
        }
      });
      opened.on('error', reject);
      opened.once('close', () => reject(new Error('the connection was closed')));
    });

  const member: Member = {
    async join() {
      early = [];
      socket = await open();
      for (const one of early) take(one);
      early = undefined;
      if (last < known) {
        // A difference that was asked for before the socket was open may end too early.
        await reading?.catch(() => {});
        await catchUp();
      }
      openPage();
      since = monotonicMs();
    },
    async cut() {
      since = Number.POSITIVE_INFINITY;
      socket?.terminate();
      await pause(RETRY_MS * (0.5 + Math.random()));
      // A server that is busy may refuse; a client tries for ever.
      for (;;) {
        try {
          return await member.join();
        } catch {
          socket?.terminate();
          await pause(RETRY_MS * (0.5 + Math.random()));
        }
      }
    },
    get isConnected() {
      return Number.isFinite(since);
    },
    get last() {
      return last;
    },
    get digest() {
      return digest;
    },
  };
  return member;
}
