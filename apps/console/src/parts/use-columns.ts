import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { kept } from '../platform/kept.ts';
import { type Choosable, type ColumnChoice, chosenColumns, readChoices } from './column-choice.ts';

const KEPT = 'columns';
const NONE: ColumnChoice = {};
const wideScreen = matchMedia('(width >= 1280px)');
const choiceStore = createStore<Readonly<Record<string, ColumnChoice>>>(() => readChoices(kept.read(KEPT)));

/** What the operator chose for a table on this device; empty: the columns are as the table has them. */
export const useColumnChoice = (table: string): ColumnChoice =>
  useStore(choiceStore, (choices) => choices[table] ?? NONE);

/** The columns of a table as the operator chose them; all for a table without a name. */
export function useChosenColumns<Column extends Choosable>(
  table: string | undefined,
  columns: readonly Column[],
): readonly Column[] {
  const choice = useColumnChoice(table ?? '');
  return table === undefined ? columns : chosenColumns(columns, choice);
}

/** Keeps a choice for a table; an empty one leaves the table as it is. */
export function chooseColumns(table: string, choice: ColumnChoice): void {
  const { [table]: _, ...others } = choiceStore.getState();
  const choices = Object.keys(choice).length === 0 ? others : { ...others, [table]: choice };
  choiceStore.setState(choices, true);
  kept.write(KEPT, Object.keys(choices).length === 0 ? null : JSON.stringify(choices));
}

/** Whether the window has at least 1280 px, where tables have their wide columns. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      wideScreen.addEventListener('change', changed);
      return () => wideScreen.removeEventListener('change', changed);
    },
    () => wideScreen.matches,
  );
