import type { MessageKey } from '@tessera/messages';
import { linesOf, type Spot } from '@tessera/rules';
import { useT } from '../../../../platform/i18n/index.ts';
import { useBettingPage } from '../../betting.tsx';
import { firstRowOf, type WrongSpot } from './entry.ts';

/** Tells why a piece of typed text is not added: `needs 3 digits`, `same as row 1`. */
export function useEntryReason(text: string): (spot: Spot | WrongSpot) => string {
  const t = useT();
  const { item } = useBettingPage();
  const length = linesOf(item.content)?.length ?? 0;
  return (spot) => {
    if ('code' in spot) return t(reasons[spot.code] ?? 'bet_entry_why_other', { n: length });
    const row = firstRowOf(text, spot);
    return row === undefined ? t('bet_entry_why_twice') : t('bet_entry_same_as', { n: row + 1 });
  };
}

/** Message keys of the reasons why a line is invalid. */
const reasons: Readonly<Record<string, MessageKey>> = {
  content_line_length: 'bet_entry_why_line_length',
  content_token: 'bet_entry_why_token',
  content_line_pattern: 'bet_entry_why_line_pattern',
};
