import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type ChaseForm, firstForm } from '../model/chase-plan.ts';

const store = createStore<Readonly<Record<string, ChaseForm>>>(() => ({}));

/** What is set for a chase on a lottery; lasts as long as the page is open. */
export function useChaseForm(lottery: string): ChaseForm {
  return useStore(store, (forms) => forms[lottery] ?? firstForm);
}

/** What may change without touching the plan's rows. */
const free = ['stopOnWin', 'stopLoss', 'edits'];

/** Changes it. A change of the terms forgets the rows set by hand: they were set for another plan. */
export function changeForm(lottery: string, change: Partial<ChaseForm>): void {
  const before = store.getState()[lottery] ?? firstForm;
  const keepsRows = Object.keys(change).every((key) => free.includes(key));
  store.setState({ [lottery]: { ...before, ...(keepsRows ? {} : { edits: {} }), ...change } });
}

/** Sets one row by hand: 0 leaves its issue out; `undefined` gives it back to the plan. */
export function editRow(lottery: string, place: number, multiple: number | undefined): void {
  const before = store.getState()[lottery] ?? firstForm;
  const { [place]: _before, ...others } = before.edits;
  changeForm(lottery, { edits: multiple === undefined ? others : { ...others, [place]: multiple } });
}
