import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { toast } from '../../../platform/feedback/index.ts';
import { t } from '../../../platform/i18n/index.ts';
import type { Sale } from '../model/draw-phase.ts';
import type { Pending, SlipLine } from '../model/slip.ts';
import { betPrefs } from './bet-prefs.ts';
import type { Desk } from './slip-store.ts';

/** Bets the player is asked to confirm. */
export interface Question {
  readonly from: Pending['from'];
  readonly lines: readonly SlipLine[];
  /** Runs when the bets were placed. */
  readonly onPlaced?: () => void;
}

const askStore = createStore<{ readonly question: Question | null }>(() => ({ question: null }));

/** The question that stands, for its dialog. */
export function useQuestion(): Question | null {
  return useStore(askStore, ({ question }) => question);
}

/** Takes the question away. */
export function dropQuestion(): void {
  askStore.setState({ question: null });
}

/** Places bets, after asking where the player wants to be asked. */
export function submitBets(desk: Desk, sale: Sale, question: Question): void {
  if (question.lines.length === 0) return;
  if (betPrefs().confirm) askStore.setState({ question });
  else void send(desk, sale, question);
}

/** The part that sends comes after the first paint; nothing was sent where it could not be had. */
async function send(desk: Desk, sale: Sale, question: Question): Promise<void> {
  const loaded = await import('./confirm.ts').catch(() => undefined);
  if (loaded) await loaded.confirmBets(desk, sale, question);
  else toast(t('network_failed'), { type: 'error' });
}
