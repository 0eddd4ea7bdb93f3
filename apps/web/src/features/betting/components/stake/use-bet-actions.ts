import { toast } from '../../../../platform/feedback/index.ts';
import { newRid } from '../../../../platform/http/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { push } from '../../../../platform/navigation/index.ts';
import { buzz } from '../../../settings/index.ts';
import { engine } from '../../model/engine.ts';
import { readContent } from '../../model/quote.ts';
import { randomInt } from '../../model/random-int.ts';
import { isLocked, SLIP_MAX, type SlipLine } from '../../model/slip.ts';
import { lineOf } from '../../model/slip-line.ts';
import { type PlayerBlock, type StakeBlock, toldBlock } from '../../model/stake-gate.ts';
import { useBettingPage } from '../../state/betting.tsx';
import { changeSlip, useSlip } from '../../state/slip-store.ts';
import { submitBets } from '../../state/submit.ts';
import { saleNow } from '../../state/use-sale.ts';

/** What can be done whatever is picked. */
export interface SlipActions {
  /** The slip is placed. */
  placeSlip(): void;
  /** Random bets go onto the slip. */
  addRandom(count: 1 | 5): void;
}

/** What the buttons and keys of the stake bar do. */
export interface BetActions extends SlipActions {
  /** The selection goes onto the slip; false when it cannot. */
  add(): boolean;
  /** The selection alone is placed. */
  placeNow(): void;
}

/** The actions on the slip: who uses no more is not drawn again by a pick. */
export function useSlipActions(): SlipActions & { addLines(lines: readonly SlipLine[]): boolean } {
  const t = useT();
  const { item, owner, lottery, terms, pricing } = useBettingPage();
  const slip = useSlip(owner.store, (state) => state.slip);
  const addLines = (lines: readonly SlipLine[]): boolean => {
    if (slip.lines.length + lines.length > SLIP_MAX) {
      toast(t('bet_slip_full', { n: SLIP_MAX }), { type: 'warning' });
      return false;
    }
    owner.store.setState({ result: null });
    changeSlip(owner.store, { type: 'add', lines });
    buzz('add');
    return true;
  };
  return {
    addLines,
    placeSlip() {
      if (owner.userId === 0) return void push('login');
      submitBets(owner, saleNow(lottery.id), { from: 'slip', lines: slip.lines });
    },
    addRandom(count) {
      const lines = Array.from({ length: count }, () => {
        const content = engine.randomContent(item.id, randomInt);
        const reading = readContent(item, content);
        return reading.ok ? lineOf(newRid(), item, content, reading.parsed, terms, pricing) : undefined;
      });
      addLines(lines.filter((line) => line !== undefined));
    },
  };
}

/** The actions of the stake bar; they read what is picked when they act, so that no pick changes them. */
export function useBetActions(): BetActions {
  const { owner, lottery, clearPicks, now } = useBettingPage();
  const { addLines, ...slipActions } = useSlipActions();
  return {
    ...slipActions,
    add() {
      const line = now().makeLine();
      if (!line || !addLines([line])) return false;
      clearPicks();
      return true;
    },
    placeNow() {
      if (owner.userId === 0) return void push('login');
      const line = now().makeLine();
      if (line) submitBets(owner, saleNow(lottery.id), { from: 'now', lines: [line], onPlaced: clearPicks });
    },
  };
}

/** Why the buttons of a bet are locked: by what is on sale and the player, and by the selection. */
export interface ButtonBlocks {
  gate: StakeBlock | undefined;
  pickBlock: PlayerBlock | undefined;
}

/** All that the buttons of a bet are drawn from. A pick that changes nothing about what can be done changes none of it. */
export function useBetButtons({ gate, pickBlock }: ButtonBlocks) {
  const { owner } = useBettingPage();
  const locked = useSlip(owner.store, ({ slip }) => isLocked(slip));
  return {
    ...useBetActions(),
    /** The slip takes no lines. */
    locked,
    block: toldBlock(pickBlock, gate),
    canAdd: pickBlock === undefined && !locked,
    isVisitor: gate === 'sign_in',
  };
}
