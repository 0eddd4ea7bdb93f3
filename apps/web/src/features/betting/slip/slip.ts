import { type Amount, parseAmount, ZERO } from '@tessera/protocol/money';
import type { Content } from '@tessera/rules';

/** One bet of the slip with the figures shown to the player. Plain data, so that it can be stored on the device. */
export interface SlipLine {
  readonly key: string;
  readonly playId: string;
  readonly content: Content;
  readonly lines: number;
  /** Decimal text as on the wire; the same for all amounts here. */
  readonly unitStake: string;
  readonly multiple: number;
  readonly rebatePpm: number;
  readonly odds: Readonly<Record<string, string>>;
  readonly stake: string;
  readonly maxWin: string;
  /** Reason of the last refusal by the service. */
  readonly refusal?: Refusal;
}

/** A refusal shown at a line. */
export interface Refusal {
  readonly code: string;
  /** Limit or remaining amount sent with the code, decimal text. */
  readonly limit?: string;
  /** The current odds, if they changed. */
  readonly odds?: Readonly<Record<string, string>>;
}

/** Pending bets: stored until the service has answered. */
export interface Pending {
  /** Created when the player decides and reused for every retry, so the bets exist at most once (L6). */
  readonly rid: string;
  readonly issue: string;
  /** `slip`: the lines of the slip; `now`: bets that were not on the slip. */
  readonly from: 'slip' | 'now';
  readonly lines: readonly SlipLine[];
}

export interface Slip {
  readonly lines: readonly SlipLine[];
  /** The lines before the last removal, for undo until lines are added. */
  readonly removed: readonly SlipLine[] | null;
  readonly pending: Pending | null;
}

export const emptySlip: Slip = { lines: [], removed: null, pending: null };

/** Maximum number of bets per request. */
export const SLIP_MAX = 200;

export type SlipAction =
  | { readonly type: 'add'; readonly lines: readonly SlipLine[] }
  /** Replaces the line with the same key; its refusal ends. */
  | { readonly type: 'change'; readonly line: SlipLine }
  | { readonly type: 'duplicate'; readonly key: string; readonly newKey: string }
  | { readonly type: 'remove'; readonly key: string }
  /** These lines, by key, would currently be refused. */
  | { readonly type: 'refused'; readonly refusals: ReadonlyMap<string, Refusal> }
  | { readonly type: 'clear' }
  | { readonly type: 'undo' }
  | { readonly type: 'forget' }
  | { readonly type: 'send'; readonly pending: Pending }
  /** The service answered: one outcome per line of the request, `null` for a placed bet. */
  | { readonly type: 'settle'; readonly rid: string; readonly outcomes: readonly (Refusal | null)[] }
  /**
   * The whole request was refused permanently. Bets that were not on the slip are added to it if they have a reason; after a
   * reload (`resumed`) all of them are added, because nothing else stores them.
   */
  | {
      readonly type: 'refuse';
      readonly rid: string;
      readonly outcomes: readonly (Refusal | null)[];
      readonly resumed: boolean;
    };

/**
 * The next slip. While bets of the slip are pending, it does not change; a rejected action returns the same slip. Errors
 * never remove a line.
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

/** Whether the bets of the slip are pending. */
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
      return { ...slip, lines: [...lines, ...action.lines].slice(0, SLIP_MAX), removed: null };
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
      return { ...slip, lines: slip.removed, removed: null };
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
