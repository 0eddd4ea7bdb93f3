import type { MessageKey } from '@tessera/messages';
import type { Track } from '@tessera/rules/statistics';
import { builtKey } from '../../platform/i18n/index.ts';
import { labelText, wordText } from '../bet-content/index.ts';

/** Translates a message key. */
type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** Subject of a two-sided fact: `总和 大小`, `万 大小`, `万 : 个 龙虎`. */
export function trackName(
  t: Say,
  track: Pick<Track, 'subject' | 'aspect'> & { label?: string | null; against?: string | null },
): string {
  const { subject, label, against, aspect } = track;
  const about =
    subject === 'place' && label
      ? against
        ? `${labelText(t, label)} : ${labelText(t, against)}`
        : labelText(t, label)
      : t(builtKey(`track_subject_${subject.replaceAll('-', '_')}`));
  return aspect === 'halves' || (aspect === 'color' && subject !== 'special-color')
    ? about
    : `${about} ${t(builtKey(`track_aspect_${aspect.replaceAll('-', '_')}`))}`;
}

/** One word of a fact in the player's language. */
export function trackWord(t: Say, family: string, word: string): string {
  if (word === 'none') return t('track_word_none');
  if (word === 'tie') return t('content_word_tie');
  return wordText(t, word, family);
}
