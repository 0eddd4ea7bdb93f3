import { tokenValues } from '@tessera/rules';
import { useEffect, useEffectEvent, useRef } from 'react';
import { nextUnit, useBetPrefs } from '../../../../data/bet-prefs/index.ts';
import { now } from '../../../../platform/clock/index.ts';
import { mayAct } from '../../../../platform/keys/index.ts';
import { type Betting, useBettingPage } from '../../betting.tsx';
import { quickValues } from '../../pick/quick-pick.ts';
import { toggle, withSet } from '../../pick/selection.ts';
import { type Typed, typedNumber } from '../../pick/typed-number.ts';
import { rowsOf, type Zone } from '../../pick/zones.ts';
import { useBetActions } from '../../place/use-bet-actions.ts';
import type { HotKey } from '../hot-key-actions.ts';
import { hotKeyOf } from '../hot-key-actions.ts';

/** The desktop's hotkeys; inactive in text fields, under dialogs, and when switched off. */
export function HotKeys(): null {
  const page = useBettingPage();
  const actions = useBetActions();
  const on = useBetPrefs((prefs) => prefs.shortcuts);
  const typed = useRef<Typed | null>(null);

  const run = useEffectEvent((key: HotKey): boolean => {
    const betting = page.now();
    switch (key.do) {
      case 'board':
        if (betting.lottery.boards.length < 2) return false;
        betting.chooseBoard(betting.board === 'tradition' ? 'credit' : 'tradition');
        return true;
      case 'confirm':
        actions.placeSlip();
        return true;
    }
    if (betting.board !== 'tradition') return false;
    switch (key.do) {
      case 'digit':
        return typeDigit(betting, key.digit);
      case 'quick': {
        const zone = activeZoneOf(betting);
        if (zone?.kind !== 'digits' && zone?.kind !== 'values') return false;
        betting.setSelection(withSet(betting.selection, zone, quickValues(betting.item, zone, key.pick)));
        return true;
      }
      case 'row':
        return moveRow(betting, key.by);
      case 'ball':
        return focusRow(betting.activeRow);
      case 'random':
        actions.random(key.count);
        return true;
      case 'multiple':
        betting.setMultiple(betting.terms.multiple + key.by);
        return true;
      case 'unit':
        betting.setUnit(nextUnit(betting.unit));
        return true;
      case 'play':
        betting.stepPlay(key.by);
        return true;
      default:
        return actions.add();
    }
  });

  const typeDigit = (betting: Betting, digit: number): boolean => {
    const zone = activeZoneOf(betting);
    if (zone?.kind === 'digits') {
      betting.setSelection(toggle(betting.selection, zone, digit));
      return true;
    }
    if (zone?.kind !== 'values' || 'words' in zone.spec.tokens) return false;
    const at = now();
    const { number, replaces } = typedNumber(typed.current, digit, at, zone.spec.tokens.to);
    typed.current = { number, at };
    // The first digit was already applied as a number of its own.
    const undone = replaces === undefined ? betting.selection : toggle(betting.selection, zone, replaces);
    betting.setSelection(
      tokenValues(zone.spec.tokens).includes(number) ? toggle(undone, zone, number) : undone,
    );
    return true;
  };

  const moveRow = (betting: Betting, by: 1 | -1): boolean => {
    const rows = rowsOf(betting.item);
    if (rows.length < 2) return false;
    const next = (Math.min(betting.activeRow, rows.length - 1) + by + rows.length) % rows.length;
    betting.setActiveRow(next);
    // Moves the focus only if it is already in a row.
    if (document.activeElement?.closest('[data-row]')) focusRow(next);
    return true;
  };

  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !mayAct(event)) return;
    const key = hotKeyOf(event);
    // Enter activates the focused button.
    if (!key || (key.do === 'add' && onControl(event.target))) return;
    if (run(key)) event.preventDefault();
  });
  useEffect(() => {
    if (!on) return;
    const listener = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [on]);
  return null;
}

function activeZoneOf(betting: Betting): Zone | undefined {
  const rows = rowsOf(betting.item);
  return rows[betting.activeRow] ?? rows[0];
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}

function focusRow(row: number): boolean {
  const first = document.querySelector<HTMLElement>(`[data-row="${row}"] [data-roving]`);
  first?.focus();
  return first !== null;
}
