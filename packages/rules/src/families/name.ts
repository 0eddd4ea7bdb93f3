/** A name in Chinese and English. */
export interface Name {
  readonly zh: string;
  readonly en: string;
}
