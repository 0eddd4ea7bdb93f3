/** What messages may not contain, in one language. */
export interface WordList {
  /** Refused wherever the letters follow each other, whatever stands between them. */
  readonly anywhere: readonly string[];
  /** Refused as whole words; those of four letters and more also with the endings `s`, `er`, `ed` and `ing`. */
  readonly words: readonly string[];
  /** Left out before the search: ordinary words that contain a refused one. */
  readonly harmless: readonly string[];
}
