/** A rule in a sentence, in both complete languages, for the items whose id the pattern matches. */
export interface Sentence {
  readonly pattern: RegExp;
  readonly zhCn: string;
  readonly enUs: string;
}

/** Declares a sentence. */
export const rule = (pattern: RegExp, zhCn: string, enUs: string): Sentence => ({ pattern, zhCn, enUs });
