import type { ReplyOf } from '@tessera/protocol/endpoints';
import type { Family, HouseRules } from '@tessera/rules';
import { currentRun, type Track, tracksOf } from '@tessera/rules/statistics';
import type { PastResult } from '../draws/index.ts';

/** One current run. */
export type DragonRow = ReplyOf<'drawDragon'>[number];

/** Longest run that is counted; longer ones count as this. */
const RUN_MAX = 100;

/** Current runs of every two-sided property of a lottery; `draws` newest first, void ones are ignored. */
export function dragonsOf(
  lottery: { id: string; family: Family },
  draws: readonly PastResult[],
  house: HouseRules,
): readonly DragonRow[] {
  const drawn = draws.filter(({ result }) => result !== null).slice(0, RUN_MAX);
  const newest = drawn[0];
  if (!newest) return [];
  return tracksOf(lottery.family, house).flatMap((track) => {
    const words = drawn.map(({ result }) => track.wordOf(result!)).reverse();
    const run = currentRun(words);
    return run ? [rowOf(lottery.id, newest.issue, track, run.word, run.length)] : [];
  });
}

function rowOf(lotteryId: string, issue: string, track: Track, word: string, run: number): DragonRow {
  const { bet } = track;
  return {
    lottery_id: lotteryId,
    issue,
    key: track.key,
    subject: track.subject,
    label: track.label ?? null,
    against: track.against ?? null,
    aspect: track.aspect,
    word,
    run,
    bet: bet
      ? { played: bet.play, picks: bet.words.map((one) => ({ word: one, content: bet.content(one) })) }
      : null,
  };
}
