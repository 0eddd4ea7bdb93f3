import { betPrefs } from '../../../data/bet-prefs/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { t } from '../../../platform/i18n/index.ts';
import type { Sale } from '../draw/draw-phase.ts';
import type { SlipOwner } from '../slip/slip-store.ts';
import { askQuestion, type Question } from './question.ts';

/** A press within this time after a sale has opened may have been meant for the draw before it, ms. */
const JUST_OPENED_MS = 2_000;

/** Places bets, after a confirmation if the player wants one or the draw has changed at this moment. */
export function submitBets(owner: SlipOwner, sale: Sale, bets: Omit<Question, 'issue'>): void {
  if (bets.lines.length === 0) return;
  const question: Question = { ...bets, issue: sale.draw?.issue };
  const isJustOpened = sale.draw !== undefined && now() - sale.draw.open_at < JUST_OPENED_MS;
  if (betPrefs().confirm || isJustOpened) askQuestion(question);
  else void send(owner, sale, question);
}

/** The sending code loads after the first paint; if it cannot be loaded, nothing was sent. */
async function send(owner: SlipOwner, sale: Sale, question: Question): Promise<void> {
  const loaded = await import('./confirm.ts').catch(() => undefined);
  if (loaded) await loaded.confirmBets(owner, sale, question);
  else toast(t('network_failed'), { type: 'error' });
}
