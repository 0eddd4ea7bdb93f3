import { type ReactNode, useState } from 'react';
import { useT } from '../platform/i18n.ts';
import { Pager } from './page-table.tsx';

interface ListPlace {
  /** Where the page begins; undefined for the first one. */
  readonly cursor: number | undefined;
  /** The ways to the first page and to the one that begins at `next`, which is absent on the last page. */
  pagerTo(next: number | null | undefined): ReactNode;
}

/** The place in a list that is read page by page. Another list, `of` another name, begins at its first page. */
export function usePlace(of: string): ListPlace {
  const t = useT();
  const [place, setPlace] = useState<{ of: string; cursor: number }>();
  const cursor = place?.of === of ? place.cursor : undefined;
  return {
    cursor,
    pagerTo: (next) => (
      <Pager
        names={{ start: t('to_start'), next: t('next_rows') }}
        onStart={cursor === undefined ? undefined : () => setPlace(undefined)}
        onNext={next ? () => setPlace({ of, cursor: next }) : undefined}
      />
    ),
  };
}
