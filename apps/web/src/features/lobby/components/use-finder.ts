import { useEffect, useState } from 'react';
import { type Finder, findPlain } from '../model/order.ts';

/** Text search: plain at first; by pinyin initials too after something was typed and the code has loaded. */
export function useFinder(query: string): Finder {
  const [finder, setFinder] = useState<Finder>(() => findPlain);
  const needed = query !== '';
  useEffect(() => {
    if (!needed) return;
    import('../../../components/find-text/index.ts').then(
      ({ answersTo }) => setFinder(() => answersTo),
      // On failure the plain search stays.
      () => undefined,
    );
  }, [needed]);
  return finder;
}
