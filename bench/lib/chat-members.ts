/**
 * A process with members of the room, for `bench/chat.ts`: it joins, cuts sockets at random, and reports what each member holds and
 * when the last of them had each message.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../e2e/kit/until.ts';
import { type MembersAnswer, type MembersOrder, monotonicMs } from './chat-bench.ts';
import { frameReader } from './chat-frames.ts';
import { createMember, type Member } from './chat-member.ts';

/** Members that connect at a time. */
const LANES = 20;
const FINISH_MS = 60_000;
const BEAT_MS = 20;

const answer = (message: MembersAnswer) => process.send?.(message);
const lastAfterMs = new Map<number, number>();
const read = frameReader();
let members: readonly Member[] = [];
let [cuts, gaps, stalledMs] = [0, 0, 0];

let beat = performance.now();
setInterval(() => {
  const now = performance.now();
  stalledMs = Math.max(stalledMs, now - beat - BEAT_MS);
  beat = now;
}, BEAT_MS).unref();

process.on('message', async (order: MembersOrder) => {
  if (order.kind === 'join') {
    members = order.accounts.map((account) =>
      createMember(order.site, account, { arrived, gap: () => void gaps++, read }),
    );
    const rest = [...members];
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        for (let member = rest.pop(); member; member = rest.pop()) await member.join();
      }),
    );
    stalledMs = 0;
    answer('joined');
  } else if (order.kind === 'cut') {
    await Promise.all(members.map((member) => cutAtRandom(member, order)));
    answer('cut');
  } else {
    // Whoever has missed the end of the conversation fails here, and the report says so.
    await until(
      'the last message',
      async () => members.every(({ last }) => last >= order.lastSeq),
      FINISH_MS,
    ).catch(() => {});
    answer({
      held: members.map(({ last, digest }) => ({ last, digest })),
      lastAfterMs: [...lastAfterMs],
      cuts,
      gaps,
      stalledMs,
    });
  }
});
process.once('disconnect', () => process.exit(0));

function arrived(seq: number, sentAt: number): void {
  const ms = monotonicMs() - sentAt;
  if (ms > (lastAfterMs.get(seq) ?? 0)) lastAfterMs.set(seq, ms);
}

/** Moments at random; one that comes while the member is away waits until it is back. */
async function cutAtRandom(member: Member, { times, withinMs }: { times: number; withinMs: number }) {
  const begun = performance.now();
  const moments = Array.from({ length: times }, () => Math.random() * withinMs).sort((a, b) => a - b);
  for (const moment of moments) {
    await pause(Math.max(begun + moment - performance.now(), 0));
    cuts += 1;
    await member.cut();
  }
}
