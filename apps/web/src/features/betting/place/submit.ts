import { betPrefs } from '../../../data/bet-prefs/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { t } from '../../../platform/i18n/index.ts';
import type { Sale } from '../draw/draw-phase.ts';
import type { SlipOwner } from '../slip/slip-store.ts';
import { askQuestion, type Question } from './question.ts';

/** Places bets, after a confirmation if the player wants one. */
export function submitBets(owner: SlipOwner, sale: Sale, question: Question): void {
  if (question.lines.length === 0) return;
  if (betPrefs().confirm) askQuestion(question);
  else void send(owner, sale, question);
}

/** The sending code loads after the first paint; if it cannot be loaded, nothing was sent. */
async function send(owner: SlipOwner, sale: Sale, question: Question): Promise<void> {
  const loaded = await import('./confirm.ts').catch(() => undefined);
  if (loaded) await loaded.confirmBets(owner, sale, question);
  else toast(t('network_failed'), { type: 'error' });
}
