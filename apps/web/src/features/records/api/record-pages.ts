import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

/** One page of a record, newest first. */
export interface RecordPage {
  readonly items: readonly unknown[];
  /** Where the next older page begins; `null` on the last one. */
  readonly next: string | null;
  /** Sums over the whole filter. */
  readonly summary: { readonly count: number };
}

/** The pages of a record that are loaded. */
export type RecordPages<Page extends RecordPage = RecordPage> = UseInfiniteQueryResult<InfiniteData<Page>>;
