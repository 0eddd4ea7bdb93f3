import { createHash } from 'node:crypto';
import { FALLBACK_LANGUAGE, type Messages } from '@tessera/messages';

/** A text that was published and not replaced since. */
export interface LiveText extends Record<string, unknown> {
  readonly language: string;
  readonly key: string;
  /** Null: the shipped text again. */
  readonly text: string | null;
  /** Hash of the English text that it was written from. */
  readonly source_hash: string;
  /** Hash of the shipped English text at that time. */
  readonly built_hash: string;
}

/** A text as an operator has written it. It never changes; what was decided about it is beside it. */
export interface TextVersion extends LiveText {
  readonly id: bigint;
  readonly by_id: bigint;
  readonly by: string;
  readonly at: Date;
  /** Null until another person has checked it. */
  readonly fits: boolean | null;
  readonly checked_by: string | null;
  /** Null until it was published. */
  readonly release: number | null;
}

/** Hash of a text: what it was written from is compared by it. */
export const textHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * What players see of a text. `built`: as shipped. `changed`: as operators wrote it. `stale`: its English text has changed since;
 * `missing`: the language has none, and players see the English one.
 */
export type TextState = 'built' | 'changed' | 'stale' | 'missing';

/** Everything that decides about one text. */
export interface TextParts {
  readonly language: string;
  /** Shipped texts, English and of the language; undefined when the language lacks it. */
  readonly builtEnglish: string;
  readonly built: string | undefined;
  /** The English text in force. */
  readonly english: string;
  /** What was published of the language, if anything. */
  readonly live: LiveText | undefined;
}

/**
 * Whether a published text is shown: while the shipped English text is the one that it was written over. After an upgrade that changed it
 * the shipped text is shown until somebody decides again.
 */
export const isInUse = ({ text, built_hash }: LiveText, builtEnglish: string): boolean =>
  text !== null && built_hash === textHash(builtEnglish);

/** The text that players see, and its state. Undefined without a text of the language: the English one is shown. */
export function standingOf({ language, builtEnglish, built, english, live }: TextParts): {
  readonly text: string | undefined;
  readonly state: TextState;
} {
  const isUsed = live !== undefined && isInUse(live, builtEnglish);
  const text = isUsed ? (live.text ?? undefined) : built;
  if (text === undefined) return { text, state: 'missing' };
  const isDropped = live !== undefined && live.text !== null && !isUsed;
  if (language === FALLBACK_LANGUAGE)
    return { text, state: isDropped ? 'stale' : isUsed ? 'changed' : 'built' };
  const isStale = isDropped || (live ? live.source_hash !== textHash(english) : english !== builtEnglish);
  return { text, state: isStale ? 'stale' : isUsed ? 'changed' : 'built' };
}

/** Shipped texts with the published ones over them. */
export function withLive(built: Messages, builtEnglish: Messages, live: Iterable<LiveText>): Messages {
  const texts: Record<string, string> = { ...built };
  for (const one of live) {
    const source = builtEnglish[one.key];
    if (source !== undefined && one.text !== null && isInUse(one, source)) texts[one.key] = one.text;
  }
  return texts;
}
