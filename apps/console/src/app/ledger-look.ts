import type { Figures } from '../data/figures.ts';
import type { TextKey } from '../platform/i18n.ts';
import type { StateTone } from '../platform/tones.ts';

/** Word and tone of the ledger: what the last check found. */
export function ledgerLook(auditor: Figures['auditor'] | undefined): { text: TextKey; tone: StateTone } {
  if (!auditor || auditor.at === null) return { text: 'ledger_unchecked', tone: 'off' };
  if (auditor.frozen) return { text: 'ledger_frozen', tone: 'bad' };
  return auditor.violations > 0
    ? { text: 'ledger_differs', tone: 'bad' }
    : { text: 'ledger_balanced', tone: 'ok' };
}
