import { parseAmount, ZERO } from '@tessera/protocol/money';
import { pricingOf } from '@tessera/protocol/pricing';
import type { PlayItem, Pricing } from '@tessera/rules';
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { setBetPrefs, type Unit, unitStakeOf, useBetPrefs } from '../../data/bet-prefs/index.ts';
import { useUser } from '../../data/session/index.ts';
import { amountFrom, type Lists, useList } from '../../data/settings/index.ts';
import { newRid } from '../../platform/http/index.ts';
import { type Quote, quoteOf, type Reading, readContent, type StakeTerms, totalOf } from './pick/quote.ts';
import { contentOf, isEmpty, type Selection } from './pick/selection.ts';
import { rebateMax } from './place/rebate-max.ts';
import { type BetCaps, capBlock, type PlayerBlock, pickBlock } from './place/stake-gate.ts';
import { itemOf } from './play/engine.ts';
import type { PlayGroup } from './play/play-list.ts';
import type { SlipLine } from './slip/slip.ts';
import { lineOf } from './slip/slip-line.ts';
import { type SlipOwner, slipStore } from './slip/slip-store.ts';
import { useFittingRebate } from './slip/use-fitting-rebate.ts';
import { useHouse } from './use-house.ts';
import { type PickActions, type Picker, usePicker } from './use-picker.ts';

export type LotteryInfo = Lists['LOTTERY_LIST'][number];

/** State shared by the parts of the betting page that picks do not change. */
export interface BettingPage extends Omit<Picker, 'selection' | 'ticket' | 'actions'>, PickActions {
  readonly lottery: LotteryInfo;
  readonly caps: BetCaps;
  readonly pricing: Pricing;
  /** The most rebate that the player may take, ppm. */
  readonly rebateMaxPpm: number;
  readonly item: PlayItem;
  readonly unit: Unit;
  readonly terms: StakeTerms;
  setUnit(unit: Unit): void;
  setMultiple(multiple: number): void;
  setRebate(rebatePpm: number): void;
  readonly owner: SlipOwner;
  /** Id of the type of the shown credit board. */
  readonly boardType: string;
  setBoardType(typeId: string): void;
  /** The current state including picks, for event handlers that should not cause a render on every pick. */
  now(): Betting;
}

/** All state shared by the parts of the betting page. */
export interface Betting extends BettingPage, Omit<Picker, 'actions'> {
  /** The parsed selection; `ok` means it is complete. */
  readonly reading: Reading;
  /** Figures of the selection, on a ticket of its complete lines; `undefined` while none is complete. */
  readonly quote: Quote | undefined;
  /** Why the selection cannot be bet, apart from draw and balance. */
  readonly pickBlock: PlayerBlock | undefined;
  /** The selection as slip lines, on a ticket its complete ones; empty while it cannot be bet. */
  makeLines(): readonly SlipLine[];
  /** The row that hotkeys act on. */
  readonly activeRow: number;
  setActiveRow(row: number): void;
}

const PageContext = createContext<BettingPage | null>(null);
const BettingContext = createContext<Betting | null>(null);

/** The surrounding betting page, including picks. Throws outside one. */
export function useBetting(): Betting {
  return within(use(BettingContext));
}

/** The betting page without picks: its users are not rendered by a pick. */
export function useBettingPage(): BettingPage {
  return within(use(PageContext));
}

function within<Shared>(shared: Shared | null): Shared {
  if (!shared) throw new Error('outside the betting page');
  return shared;
}

export interface BettingProviderProps {
  lottery: LotteryInfo;
  play: Lists['PLAYED_LIST'];
  /** Shown if the lottery offers no play known to this client. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Provides the state of picking on one lottery. */
export function BettingProvider({ lottery, play, fallback, children }: BettingProviderProps) {
  useHouse(lottery.house);
  const picker = usePicker(lottery.id, lottery.family, play);
  if (!picker) return fallback;
  return (
    <WithPicker lottery={lottery} picker={picker}>
      {children}
    </WithPicker>
  );
}

function WithPicker({
  lottery,
  picker,
  children,
}: {
  lottery: LotteryInfo;
  picker: Picker;
  children: ReactNode;
}) {
  const userId = useUser(({ id }) => id);
  const memberMax = useUser(({ info }) => info?.rebate_max_ppm);
  const unit = useBetPrefs((kept) => kept.unit);
  const rebateKept = useBetPrefs((kept) => kept.rebatePpm);
  const [multiple, setMultiple] = useState(1);
  const [activeRow, setActiveRow] = useState(0);
  const [boardChosen, setBoardType] = useState('');
  const { play, ticket } = picker;
  const item = itemOf(play.id);
  const pricing = useMemo(() => pricingOf(lottery.pricing), [lottery.pricing]);
  const rebateMaxPpm = rebateMax(pricing.rMaxPpm, memberMax);
  const terms = useMemo<StakeTerms>(
    () => ({
      unitStake: unitStakeOf(amountOfText(lottery.unit_stake), unit),
      multiple,
      rebatePpm: Math.min(rebateKept, rebateMaxPpm),
    }),
    [lottery.unit_stake, unit, multiple, rebateKept, rebateMaxPpm],
  );
  const readings = useMemo(() => ticket.lines.map((line) => readLine(item, line)), [item, ticket.lines]);
  const quotes = useMemo(
    () =>
      readings.flatMap(({ reading }) => (reading.ok ? [quoteOf(item, reading.parsed, terms, pricing)] : [])),
    [item, readings, terms, pricing],
  );
  const { reading } = readings[ticket.open]!;
  const [first] = quotes;
  const store = slipStore(userId, lottery.id);
  const owner = useMemo<SlipOwner>(
    () => ({ store, userId, lottery: lottery.id }),
    [store, userId, lottery.id],
  );
  useFittingRebate(store, pricing, rebateMaxPpm);
  const { board, tree, plays, actions } = picker;
  const boardType = useMemo(() => boardOf(tree, boardChosen), [tree, boardChosen]);
  const latest = useRef<Betting>(null);
  const page = useMemo<BettingPage>(
    () => ({
      board,
      tree,
      plays,
      play,
      ...actions,
      lottery,
      caps: { stakeMax: amountFrom(lottery.stake_max), payoutCap: amountOfText(lottery.payout_cap) },
      pricing,
      rebateMaxPpm,
      item,
      unit,
      terms,
      setUnit: (next) => setBetPrefs({ unit: next }),
      setMultiple: (next) => setMultiple(Math.max(1, Math.min(lottery.multiple_max, Math.trunc(next)))),
      setRebate: (rebatePpm) => setBetPrefs({ rebatePpm }),
      owner,
      boardType,
      setBoardType,
      now: () => within(latest.current),
    }),
    [board, tree, plays, play, actions, lottery, pricing, rebateMaxPpm, item, unit, terms, owner, boardType],
  );
  const betting: Betting = {
    ...page,
    selection: picker.selection,
    ticket,
    reading,
    quote: first && quotes.length > 1 ? { ...first, ...totalOf(quotes) } : first,
    pickBlock:
      quotes.length > 0 || reading.ok
        ? quotes.map((quote) => capBlock(quote, page.caps)).find(Boolean)
        : pickBlock(reading.error.code, isEmpty(item, picker.selection)),
    makeLines: () =>
      readings.flatMap(({ content, reading: line }) =>
        line.ok ? [lineOf(newRid(), item, content, line.parsed, terms, pricing)] : [],
      ),
    activeRow,
    setActiveRow,
  };
  useLayoutEffect(() => {
    latest.current = betting;
  });
  return (
    <PageContext value={page}>
      <BettingContext value={betting}>{children}</BettingContext>
    </PageContext>
  );
}

function readLine(item: PlayItem, selection: Selection) {
  const content = contentOf(item, selection);
  return { content, reading: readContent(item, content) };
}

/** The lotteries on offer. */
export function useLotteries(): readonly LotteryInfo[] | undefined {
  return useList('LOTTERY_LIST');
}

/** The chosen board, otherwise the two-sided one, otherwise the first. */
function boardOf(tree: readonly PlayGroup[], chosen: string): string {
  const ids = tree.flatMap(({ types }) => types.map(({ id }) => id));
  return ids.find((id) => id === chosen) ?? ids.find((id) => id.endsWith('.sides')) ?? ids[0] ?? '';
}

function amountOfText(text: string) {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : ZERO;
}
