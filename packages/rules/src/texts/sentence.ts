/** A rule as one sentence, in Chinese and English, for the items whose id matches the pattern. */
export interface Sentence {
  readonly pattern: RegExp;
  readonly zhCn: string;
  readonly enUs: string;
}

export const rule = (pattern: RegExp, zhCn: string, enUs: string): Sentence => ({ pattern, zhCn, enUs });
