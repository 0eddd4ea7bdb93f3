import { wordText } from '../../../components/bet-content/index.ts';
import type { Translate } from './translate.ts';

/** A value of an attribute in the player's language. */
export function factText(t: Translate, family: string, value: string | undefined): string {
  if (value === undefined) return '';
  if (value === 'none') return t('track_word_none');
  if (value === 'tie') return t('content_word_tie');
  return wordText(t, value, family);
}
