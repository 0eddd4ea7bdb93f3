import type { CallPayload } from '@tessera/protocol/endpoints';
import type { Content } from '@tessera/rules';

/** A bet of the slip with the figures shown to the player; amounts as decimal text. */
interface BetLine {
  readonly playId: string;
  readonly content: Content;
  readonly unitStake: string;
  readonly multiple: number;
  readonly rebatePpm: number;
  readonly lines: number;
  readonly stake: string;
  readonly odds: Readonly<Record<string, string>>;
}

type BetItem = CallPayload<'POST /api/lottery/bet'>['items'][number];
type BetDraft = CallPayload<'POST /api/lottery/bet/quote'>['items'][number];

/** The bets in the body of a request that places them. */
export function betItemsOf(lines: readonly BetLine[]): BetItem[] {
  return lines.map((line) => ({
    ...draftOf(line),
    lines: line.lines,
    stake: line.stake,
    odds: { ...line.odds },
  }));
}

/** The bets in the body of a request for their current figures. */
export function betDraftsOf(lines: readonly BetLine[]): BetDraft[] {
  return lines.map(draftOf);
}

function draftOf({ playId, content, unitStake, multiple, rebatePpm }: BetLine): BetDraft {
  return {
    played: playId,
    content: typeof content === 'string' ? content : { ...content },
    unit_stake: unitStake,
    multiple,
    rebate_ppm: rebatePpm,
  };
}
