import { type Amount, amountOf, parseAmount, printAmount, type ServerErrorCode } from '@tessera/protocol';
import type { Content, ContentError, Odds, PlayItem } from '@tessera/rules';
import { type HouseChoice, rulesOf } from '../../house-rules.ts';
import type { Lottery } from '../lotteries/index.ts';

/** A bet as composed by a player, before any validation. */
export interface BetDraft {
  readonly played: string;
  readonly content: unknown;
  readonly unit_stake: string | number;
  readonly multiple: number;
  readonly rebate_ppm: number;
}

/** The figures shown to the player with the bet (B1). */
export interface ShownFigures {
  readonly lines: number;
  readonly stake: string | number;
  readonly odds: Readonly<Record<string, string>>;
}

/** A bet with the figures computed by the server. */
export interface PricedBet {
  readonly item: Pick<PlayItem, 'id' | 'board'>;
  /** Canonical form, used for storage, hash and settlement. */
  readonly content: Content;
  readonly lines: number;
  readonly unitStake: Amount;
  readonly multiple: number;
  /** unit stake x multiple x lines. */
  readonly stake: Amount;
  readonly rebatePpm: number;
  /** Per unit staked, in 1/10 000, by tier or tier/kind. */
  readonly odds: Odds;
  /** Maximum payout in any draw. */
  readonly maxWin: Amount;
}

/** Why a bet is refused: a code of the catalogue and its data (`ErrorData`; fields relative to the bet). */
export interface Refusal {
  readonly code: ServerErrorCode;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** The terms of a lottery that determine the price of a bet; plain data. */
export interface LotteryTerms extends Pick<Lottery, 'family' | 'config'> {
  /** The most rebate that the player may take, in ppm, below the lottery's own bound; absent for players in no team. */
  readonly rebateMaxPpm?: number;
}

export type Priced =
  | { readonly ok: true; readonly bet: PricedBet }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Computes lines, stake, odds and maximum payout from the content alone (B1), and checks the lottery's limits for one
 * bet. `house` = the house rules of its draw; default: the lottery's current ones.
 *
 * Refusals: `validation_failed` (field `played`, `content` with the rule's code and position, `rebate_ppm`),
 * `rebate_above_max`, `amount_invalid`, `amount_below_min`, `amount_above_max`, `bet_limit_exceeded`.
 */
export function priceBet(
  draft: BetDraft,
  lottery: LotteryTerms,
  house: HouseChoice = lottery.config.house,
): Priced {
  const { config } = lottery;
  const rules = rulesOf({ family: lottery.family, house });
  const item = rules.playItem(draft.played);
  if (item === undefined || !config.boards.includes(item.board)) {
    return refuse('validation_failed', { field: 'played' });
  }
  const unit = parseAmount(draft.unit_stake);
  if (!unit.ok || unit.value <= 0n) return refuse('amount_invalid');
  const unitRefusal = checkUnit(item, unit.value, lottery);
  if (unitRefusal) return { ok: false, refusal: unitRefusal };
  if (draft.multiple > config.multipleMax) {
    return refuse('validation_failed', { field: 'multiple' });
  }
  if (draft.rebate_ppm > config.pricing.rMaxPpm) {
    return refuse('validation_failed', { field: 'rebate_ppm' });
  }
  const own = lottery.rebateMaxPpm;
  if (own !== undefined && draft.rebate_ppm > own) return refuse('rebate_above_max', { max_ppm: own });
  const parsed = rules.parseContent(item.id, draft.content);
  if (!parsed.ok) return refuse('validation_failed', contentData(parsed.error));
  const content = rules.printContent(parsed.value);
  const lines = parsed.value.count;
  const lineStake = unit.value * BigInt(draft.multiple);
  const stake = amountOf(lineStake * BigInt(lines));
  if (stake > config.stakeMax) {
    return refuse('amount_above_max', { max: printAmount(config.stakeMax) });
  }
  const odds = rules.oddsOf(item.id, config.pricing, draft.rebate_ppm);
  const most = rules.maxWinOf(parsed.value, lineStake, odds);
  if (most > config.caps.bet) return refuse('bet_limit_exceeded', { left: printAmount(config.caps.bet) });
  const bet: PricedBet = {
    item: { id: item.id, board: item.board },
    content,
    lines,
    unitStake: unit.value,
    multiple: draft.multiple,
    stake,
    rebatePpm: draft.rebate_ppm,
    odds,
    maxWin: amountOf(most),
  };
  return { ok: true, bet };
}

/**
 * Compares the figures shown to the player with those of the bet (B1). The shown figures are used for nothing else.
 * Refusals: `odds_changed` with the current odds; `amount_invalid`; `validation_failed` for lines or a stake that do
 * not follow from the content, which a price change cannot explain.
 */
export function compareShown(shown: ShownFigures, bet: PricedBet): Refusal | undefined {
  if (shown.lines !== bet.lines) return { code: 'validation_failed', data: { field: 'lines' } };
  const stake = parseAmount(shown.stake);
  if (!stake.ok) return { code: 'amount_invalid' };
  if (stake.value !== bet.stake) return { code: 'validation_failed', data: { field: 'stake' } };
  const now = oddsText(bet.odds);
  return sameOdds(shown.odds, now) ? undefined : { code: 'odds_changed', data: { odds: now } };
}

/** Odds in wire and leaf format: whole numbers of 1/10 000 as text. */
export function oddsText(odds: Odds): Record<string, string> {
  return Object.fromEntries(Object.entries(odds).map(([tier, value]) => [tier, String(value)]));
}

function checkUnit(item: PlayItem, unit: Amount, { config }: LotteryTerms): Refusal | undefined {
  if (item.board === 'credit') {
    if (unit >= config.stakeMin) return undefined;
    return { code: 'amount_below_min', data: { min: printAmount(config.stakeMin) } };
  }
  const isUnit = UNIT_DIVISORS.some((divisor) => unit * divisor === config.unitStake);
  return isUnit ? undefined : { code: 'amount_invalid' };
}

/** The `tradition` board sells units of 1, 0.1, 0.01 and 0.001. */
const UNIT_DIVISORS = [1n, 10n, 100n, 1000n];

/** The rule's own code and position are sent with the field (`validation_failed`). */
function contentData({ code, key, position }: ContentError): Refusal['data'] {
  return { field: key === undefined ? 'content' : `content.${key}`, rule: code, position };
}

function sameOdds(left: Readonly<Record<string, string>>, right: Readonly<Record<string, string>>): boolean {
  const keys = Object.keys(right);
  return keys.length === Object.keys(left).length && keys.every((key) => left[key] === right[key]);
}

function refuse(code: ServerErrorCode, data?: Refusal['data']): Priced {
  return { ok: false, refusal: data ? { code, data } : { code } };
}
