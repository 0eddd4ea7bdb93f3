/**
 * A busy room over a whole platform: 1 000 members on sockets of their own, 50 messages a second for 60 s, and each socket cut ten
 * times at random. Members also report what they have read, as open pages do. Every member must hold the same sequence at the end,
 * with each message once. Targets: an answer to the sender within 50 ms at p99; the last connected member has a message 250 ms after it
 * was sent, at p99 (`docs/benchmarks.md`).
 *
 * Members are in processes of their own and senders in this one, so that neither waits for the other. Most members are trial
 * accounts, which may read the room; who writes is registered. `BENCH_SOCKETS` and `BENCH_SECONDS` make it shorter; the
 * number of cuts follows the seconds.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { constants, loadavg, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inside, withoutCallLimits } from '../e2e/faults/inside.ts';
import { type PlayerClient, register, tryOut } from '../e2e/kit/client.ts';
import { type Platform, startPlatform } from '../e2e/kit/platform.ts';
import {
  type Account,
  digestAfter,
  idOfNow,
  type MembersAnswer,
  type MembersOrder,
  type MembersReport,
  monotonicMs,
  numberOf,
  ROOM,
} from './lib/chat-bench.ts';
import { quantile, report } from './lib/report.ts';

const MEMBERS = Number(process.env.BENCH_SOCKETS ?? 1_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const RATE = 50;
const SENDERS = Math.min(50, MEMBERS);
const CUTS = Math.max(1, Math.round(SECONDS / 6));
const PROCESSES = 2;
/** A sender whose message was refused or not answered sends it again after this time, ms, as a person would at the earliest. */
const AGAIN_MS = 1_000;
const GIVES_UP_MS = 120_000;
/** Node compiles hot functions in its first seconds, as a running server did long ago. Each socket is cut once meanwhile. */
const WARM_UP_SECONDS = Math.min(5, SECONDS);

/** Sends one message at each tick; returns ms until each answer. A message without an answer is sent again under its id. */
async function talk(senders: readonly PlayerClient[], seconds: number): Promise<number[]> {
  const begun = monotonicMs();
  const waits: Promise<number>[] = [];
  for (let turn = 0; turn < seconds * RATE; turn += 1) {
    await pause(Math.max(begun + (turn * 1000) / RATE - monotonicMs(), 0));
    waits.push(say(senders[turn % senders.length]!, `message ${turn}`));
  }
  return Promise.all(waits);
}

async function say(sender: PlayerClient, text: string): Promise<number> {
  const message = { room: ROOM, client_id: idOfNow(), text };
  const from = monotonicMs();
  for (;;) {
    try {
      await sender.ok('POST /api/chat/send', message);
      return monotonicMs() - from;
    } catch (error) {
      if (monotonicMs() - from > GIVES_UP_MS) throw error;
      await pause(AGAIN_MS);
    }
  }
}

/** Number of messages and digest of the whole room, and how many ids it has. */
async function wholeRoom(reader: PlayerClient) {
  const ids = new Set<string>();
  let [last, digest] = [0, 0];
  for (let more = true; more; ) {
    const page = await reader.ok('POST /api/chat/messages', { room: ROOM, after: last, limit: 200 });
    for (const item of page.items) {
      ids.add(item.client_id);
      digest = digestAfter(digest, numberOf(item));
      last = item.seq;
    }
    ({ more } = page);
  }
  return { last, digest, ids: ids.size };
}

const accountOf = ({ token, cookies }: PlayerClient): Account => ({ token, cookies: [...cookies] });

/** Opens the accounts: those that write, and all members. */
async function openAccounts({ pc }: Platform) {
  const senders: PlayerClient[] = [];
  for (let made = 0; made < SENDERS; made += 1) senders.push(await register(pc));
  const members = senders.map(accountOf);
  while (members.length < MEMBERS) members.push(accountOf(await tryOut(pc)));
  return { senders, members };
}

async function preparePlatform(): Promise<Platform> {
  const nodeFlags = process.env.BENCH_PROFILE
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
    : [];
  const platform = await startPlatform('silent', { parties: [], lotteries: [], nodeFlags });
  await inside(platform, async (parts) => {
    await withoutCallLimits(parts);
    await parts.set('socketsPerAddress', MEMBERS * 2);
    await parts.set('trialPerDay', MEMBERS * 2);
    await parts.operators.query('update chat_room set slow_ms = 0');
  });
  return platform;
}

function ask(child: ChildProcess, order: MembersOrder): Promise<MembersAnswer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a process of members has ended'));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as MembersAnswer);
    });
    child.send(order);
  });
}

const platform = await preparePlatform();
const groups = Array.from({ length: PROCESSES }, () => {
  const child = fork(join(import.meta.dirname, 'lib/chat-members.ts'));
  // Members have machines of their own: here they take what the server leaves of the processors.
  setPriority(child.pid!, constants.priority.PRIORITY_LOW);
  return child;
});
try {
  const { senders, members } = await openAccounts(platform);
  const askAll = (orderOf: (place: number) => MembersOrder) =>
    Promise.all(groups.map((child, place) => ask(child, orderOf(place))));
  await askAll((place) => ({
    kind: 'join',
    site: platform.pc,
    accounts: members.filter((_, at) => at % PROCESSES === place),
  }));
  await Promise.all([
    talk(senders, WARM_UP_SECONDS),
    askAll(() => ({ kind: 'cut', times: 1, withinMs: WARM_UP_SECONDS * 1000 })),
  ]);
  const warm = WARM_UP_SECONDS * RATE;
  const loadBefore = loadavg()[0]!;
  const [acks] = await Promise.all([
    talk(senders, SECONDS),
    askAll(() => ({ kind: 'cut', times: CUTS, withinMs: SECONDS * 1000 })),
  ]);
  const room = await wholeRoom(senders[0]!);
  const reports = (await askAll(() => ({ kind: 'finish', lastSeq: room.last }))) as MembersReport[];
  show(acks, room, reports, warm, loadBefore);
} finally {
  for (const child of groups) child.disconnect();
  await platform.stop();
}

function show(
  acks: readonly number[],
  room: Awaited<ReturnType<typeof wholeRoom>>,
  reports: readonly MembersReport[],
  warm: number,
  loadBefore: number,
): void {
  const lasts = new Map<number, number>();
  for (const [seq, ms] of reports.flatMap(({ lastAfterMs }) => lastAfterMs))
    if (seq > warm) lasts.set(seq, Math.max(lasts.get(seq) ?? 0, ms));
  const sorted = (figures: Iterable<number>) => [...figures].sort((one, other) => one - other);
  const [ack, last] = [sorted(acks), sorted(lasts.values())];
  const sum = (key: 'cuts' | 'gaps') => reports.reduce((total, one) => total + one[key], 0);
  const held = reports.flatMap((one) => one.held);
  const sent = acks.length + warm;
  console.log(
    `${held.length} members, ${sent} messages, ${sum('cuts')} cuts, ${sum('gaps')} differences for a missing hint; load before ${loadBefore.toFixed(1)}`,
  );
  const inMs = (figures: readonly number[]) =>
    [0.5, 0.99, 1].map((share) => quantile(figures, share).toFixed(0)).join(', ');
  console.log(`answer: ${inMs(ack)} ms (median, p99, longest); last member: ${inMs(last)} ms`);
  console.log(
    `a process of members was busy for ${Math.max(...reports.map((one) => one.stalledMs)).toFixed(0)} ms at most`,
  );
  report('messages lost or doubled', Math.abs(room.last - sent) + Math.abs(room.ids - sent), 0);
  report(
    'members with another sequence',
    held.filter((one) => one.last !== room.last || one.digest !== room.digest).length,
    0,
  );
  report('answer to the sender, p99, ms', quantile(ack, 0.99), 50);
  report('last member has a message, p99, ms', quantile(last, 0.99), 250);
}
