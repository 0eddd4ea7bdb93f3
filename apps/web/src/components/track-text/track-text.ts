import type { MessageKey } from '@tessera/messages';
import type { Track } from '@tessera/rules/statistics';
import { builtKey } from '../../platform/i18n/index.ts';
import { labelText, placeLabel, wordText } from '../bet-content/index.ts';

/** Translates a message key. */
type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

type Named = Pick<Track, 'subject' | 'aspect'> & { label?: string | null; against?: string | null };

/** What a two-sided fact is about: `总和`, `万位`, `万 : 个`. */
export function trackSubject(t: Say, { subject, label, against }: Named): string {
  if (subject !== 'place' || !label) return t(builtKey(`track_subject_${subject.replaceAll('-', '_')}`));
  return against ? `${labelText(t, label)} : ${labelText(t, against)}` : placeLabel(t, label);
}

/** Subject and aspect of a two-sided fact: `总和 大小`, `万位 大小`, `万 : 个 龙虎`. */
export function trackName(t: Say, track: Named): string {
  const { subject, aspect } = track;
  const about = trackSubject(t, track);
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
