import { type Amount, parseAmount, ZERO } from '@tessera/protocol/money';
import type { Content } from '@tessera/rules';

/** One bet of the slip with the figures the player was shown. Plain data, so it can be kept on the device. */
export interface SlipLine {
  readonly key: string;
  readonly playedId: string;
  readonly content: Content;
  readonly lines: number;
  /** Decimal text of the wire, as are all amounts here. */
  readonly unitStake: string;
  readonly multiple: number;
  readonly rebatePpm: number;
  readonly odds: Readonly<Record<string, string>>;
  readonly stake: string;
  readonly maxWin: string;
  /** Why the service refused it last time. */
  readonly refusal?: Refusal;
}

/** A refusal as it stands at a line. */
export interface Refusal {
  readonly code: string;
  /** Bound or rest the code came with, decimal text. */
  readonly limit?: string;
  /** Odds in force, when they changed. */
  readonly odds?: Readonly<Record<string, string>>;
}

/** Bets on their way: kept until the service has said what became of them. */
export interface Pending {
  /** Made when the player decided and kept over every retry, so the bets exist at most once (L6). */
  readonly rid: string;
  readonly issue: string;
  /** `slip`: the lines of the slip; `now`: bets that never were on it. */
  readonly from: 'slip' | 'now';
  readonly lines: readonly SlipLine[];
}

export interface Slip {
  readonly lines: readonly SlipLine[];
  /** What the last removal took away, to bring it back. */
  readonly removed: readonly SlipLine[] | null;
  readonly pending: Pending | null;
}

export const emptySlip: Slip = { lines: [], removed: null, pending: null };

/** Most bets in one request. */
export const SLIP_MAX = 200;

export type SlipAction =
  | { readonly type: 'add'; readonly lines: readonly SlipLine[] }
  /** Puts a line in the place of the one with its key; its refusal is over. */
  | { readonly type: 'change'; readonly line: SlipLine }
  | { readonly type: 'duplicate'; readonly key: string; readonly newKey: string }
  | { readonly type: 'remove'; readonly key: string }
  /** These lines, by key, would be refused as they stand. */
  | { readonly type: 'refused'; readonly refusals: ReadonlyMap<string, Refusal> }
  | { readonly type: 'clear' }
  | { readonly type: 'undo' }
  | { readonly type: 'forget' }
  | { readonly type: 'send'; readonly pending: Pending }
  /** The service answered: one outcome per line of the request, `null` for placed. */
  | { readonly type: 'settle'; readonly rid: string; readonly outcomes: readonly (Refusal | null)[] }
  /**
   * The request as a whole was refused for good. Bets that never were on the slip come onto it where they carry a reason,
   * and all of them after a reload (`resumed`), when nothing else holds them.
   */
  | {
      readonly type: 'refuse';
      readonly rid: string;
      readonly outcomes: readonly (Refusal | null)[];
      readonly resumed: boolean;
    };

/**
 * The next slip. While bets of the slip are on their way nothing on it changes; a refused action gives the same slip back.
 * Errors never remove a line.
 */
export function slipAfter(slip: Slip, action: SlipAction): Slip {
  switch (action.type) {
    case 'send':
      return slip.pending === null && action.pending.lines.length > 0
        ? { ...slip, pending: action.pending }
        : slip;
    case 'settle':
    case 'refuse':
      return slip.pending?.rid === action.rid ? answered(slip, slip.pending, action) : slip;
    case 'forget':
      return slip.removed === null ? slip : { ...slip, removed: null };
    default:
      return isLocked(slip) ? slip : edited(slip, action);
  }
}

/** Whether the slip itself is on its way. */
export function isLocked({ pending }: Slip): boolean {
  return pending?.from === 'slip';
}

/** Amounts of a line as money. */
export function amountsOf({
  stake,
  maxWin,
  unitStake,
}: SlipLine): Record<'stake' | 'maxWin' | 'unitStake', Amount> {
  return { stake: moneyOf(stake), maxWin: moneyOf(maxWin), unitStake: moneyOf(unitStake) };
}

type Edit = Exclude<SlipAction, { type: 'send' | 'settle' | 'refuse' | 'forget' }>;

function edited(slip: Slip, action: Edit): Slip {
  const { lines } = slip;
  switch (action.type) {
    case 'add':
      return { ...slip, lines: [...lines, ...action.lines].slice(0, SLIP_MAX) };
    case 'change':
      return { ...slip, lines: lines.map((line) => (line.key === action.line.key ? action.line : line)) };
    case 'duplicate': {
      const at = lines.findIndex(({ key }) => key === action.key);
      const line = lines[at];
      if (!line || lines.length >= SLIP_MAX) return slip;
      const { refusal: _over, ...copy } = line;
      return { ...slip, lines: lines.toSpliced(at + 1, 0, { ...copy, key: action.newKey }) };
    }
    case 'refused':
      return {
        ...slip,
        lines: lines.map((line) => {
          const refusal = action.refusals.get(line.key);
          return refusal ? { ...line, refusal } : line;
        }),
      };
    case 'remove': {
      const left = lines.filter(({ key }) => key !== action.key);
      return left.length === lines.length ? slip : { ...slip, lines: left, removed: lines };
    }
    case 'clear':
      return lines.length === 0 ? slip : { ...slip, lines: [], removed: lines };
    case 'undo': {
      if (slip.removed === null) return slip;
      // What was added since stays, behind what comes back.
      const back = new Set(slip.removed.map(({ key }) => key));
      const added = lines.filter(({ key }) => !back.has(key));
      return { ...slip, lines: [...slip.removed, ...added].slice(0, SLIP_MAX), removed: null };
    }
  }
}

type Answer = Extract<SlipAction, { type: 'settle' | 'refuse' }>;

function answered(slip: Slip, pending: Pending, answer: Answer): Slip {
  const left = pending.lines.flatMap((line, index) => {
    const refusal = answer.outcomes[index] ?? null;
    if (refusal !== null) return [{ ...line, refusal }];
    const stays = answer.type === 'refuse' && (pending.from === 'slip' || answer.resumed);
    const { refusal: _over, ...plain } = line;
    return stays ? [plain] : [];
  });
  const lines = pending.from === 'slip' ? left : [...slip.lines, ...left].slice(0, SLIP_MAX);
  return { ...slip, lines, removed: pending.from === 'slip' ? null : slip.removed, pending: null };
}

function moneyOf(text: string): Amount {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : ZERO;
}
