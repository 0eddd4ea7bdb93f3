import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type ChaseForm, firstForm } from '../model/chase-plan.ts';

const store = createStore<Readonly<Record<string, ChaseForm>>>(() => ({}));

/** Chase settings of a lottery; kept while the page is open. */
export function useChaseForm(lottery: string): ChaseForm {
  return useStore(store, (forms) => forms[lottery] ?? firstForm);
}

/** Settings that do not affect the plan's rows. */
const free = ['stopOnWin', 'stopLoss', 'edits'];

/** Changes the settings. A change of the terms discards the rows set by hand, because they belong to the previous plan. */
export function changeForm(lottery: string, change: Partial<ChaseForm>): void {
  const before = store.getState()[lottery] ?? firstForm;
  const keepsRows = Object.keys(change).every((key) => free.includes(key));
  store.setState({ [lottery]: { ...before, ...(keepsRows ? {} : { edits: {} }), ...change } });
}

/** Sets one row by hand: 0 skips its issue; `undefined` restores the plan's value. */
export function editRow(lottery: string, place: number, multiple: number | undefined): void {
  const before = store.getState()[lottery] ?? firstForm;
  const { [place]: _before, ...others } = before.edits;
  changeForm(lottery, { edits: multiple === undefined ? others : { ...others, [place]: multiple } });
}
