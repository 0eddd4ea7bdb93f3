import type { SelectOption } from './select.tsx';

/** One entry of a `SearchSelect`. */
export interface SearchSelectOption<Value extends string> extends SelectOption<Value> {
  /** Further texts it is found by. */
  readonly also?: readonly string[];
}

/** Whether one of the texts answers what was typed. */
export type Answers = (query: string, texts: readonly string[]) => boolean;
