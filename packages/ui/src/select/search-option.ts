import type { SelectOption } from './select.tsx';

/** One entry of a `SearchSelect`. */
export interface SearchSelectOption<Value extends string> extends SelectOption<Value> {
  /** Additional texts that the search matches. */
  readonly also?: readonly string[];
}

/** Whether one of the texts matches the query. */
export type Answers = (query: string, texts: readonly string[]) => boolean;
