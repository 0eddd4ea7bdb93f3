import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Pending, SlipLine } from '../slip/slip.ts';

/** Bets that wait for the player's confirmation. */
export interface Question {
  readonly from: Pending['from'];
  readonly lines: readonly SlipLine[];
  /** Issue on sale when the player decided; for another issue the player is asked again. */
  readonly issue: string | undefined;
  /** Called after the bets were placed. */
  readonly onPlaced?: () => void;
}

const askStore = createStore<{ readonly question: Question | null }>(() => ({ question: null }));

/** The open question, for its dialog. */
export function useQuestion(): Question | null {
  return useStore(askStore, ({ question }) => question);
}

/** Opens the dialog with a question. */
export function askQuestion(question: Question): void {
  askStore.setState({ question });
}

/** Closes the dialog. */
export function dropQuestion(): void {
  askStore.setState({ question: null });
}
