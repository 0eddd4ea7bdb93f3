'use memo';

import { buzz } from '../../../data/settings/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { push } from '../../../platform/navigation/index.ts';
import { useBettingPage } from '../betting.tsx';
import { saleNow } from '../draw/use-sale.ts';
import { randomInt } from '../pick/random-int.ts';
import { isEmpty, selectionOf } from '../pick/selection.ts';
import { clearedStore } from '../pick/use-cleared.ts';
import { engine } from '../play/engine.ts';
import { isLocked, SLIP_MAX, type SlipLine } from '../slip/slip.ts';
import { changeSlip, useSlip } from '../slip/slip-store.ts';
import { offerRandom } from './random/random-offer.ts';
import { type PlayerBlock, type StakeBlock, toldBlock } from './stake-gate.ts';
import { submitBets } from './submit.ts';

/** Actions independent of the picks. */
export interface SlipActions {
  /** Places the slip. */
  placeSlip(): void;
  /** Picks random numbers: for one bet in the picker, for five in a panel. The player adds them. */
  random(count: 1 | 5): void;
}

/** Actions of the buttons and hotkeys of the stake bar. */
export interface BetActions extends SlipActions {
  /** Adds the selection to the slip; returns false if that is not possible. */
  add(): boolean;
  /** Places only the selection. */
  placeNow(): void;
}

/** Actions on the slip. They do not depend on the picks, so their users are not rendered by a pick. */
export function useSlipActions(): SlipActions & { addLines(lines: readonly SlipLine[]): boolean } {
  const t = useT();
  const { item, owner, lottery, setSelection, now } = useBettingPage();
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
    random(count) {
      if (count === 5) {
        offerRandom(true);
        return;
      }
      const picked = selectionOf(item, engine.randomContent(item.id, randomInt));
      if (!picked) return;
      const { selection } = now();
      if (!isEmpty(item, selection)) clearedStore.setState({ cleared: selection });
      setSelection(picked);
      buzz('select');
    },
  };
}

/** The actions of the stake bar. They read the picks when called, so they do not change with a pick. */
export function useBetActions(): BetActions {
  const { owner, lottery, clearPicks, now } = useBettingPage();
  const { addLines, ...slipActions } = useSlipActions();
  return {
    ...slipActions,
    add() {
      const lines = now().makeLines();
      if (lines.length === 0 || !addLines(lines)) return false;
      clearPicks();
      return true;
    },
    placeNow() {
      if (owner.userId === 0) return void push('login');
      const lines = now().makeLines();
      if (lines.length > 0)
        submitBets(owner, saleNow(lottery.id), { from: 'now', lines, onPlaced: clearPicks });
    },
  };
}

/** Why the bet buttons are locked: by the sale or the player (`gate`), or by the selection (`pickBlock`). */
export interface ButtonBlocks {
  gate: StakeBlock | undefined;
  pickBlock: PlayerBlock | undefined;
}

/** Everything the bet buttons render. Changes only when a pick changes what can be done. */
export function useBetButtons({ gate, pickBlock }: ButtonBlocks) {
  const { owner } = useBettingPage();
  const locked = useSlip(owner.store, ({ slip }) => isLocked(slip));
  return {
    ...useBetActions(),
    /** The slip accepts no lines. */
    locked,
    block: toldBlock(pickBlock, gate),
    canAdd: pickBlock === undefined && !locked,
    isVisitor: gate === 'sign_in',
  };
}
