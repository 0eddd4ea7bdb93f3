import { useEffect, useState } from 'react';
import { type Finder, findPlain } from '../model/order.ts';

/** How texts are searched: plainly at first, by pinyin initials too once something was typed and the code for it has come. */
export function useFinder(query: string): Finder {
  const [finder, setFinder] = useState<Finder>(() => findPlain);
  const needed = query !== '';
  useEffect(() => {
    if (!needed) return;
    import('../../../components/find-text/index.ts').then(
      ({ answersTo }) => setFinder(() => answersTo),
      // Without it the plain search goes on.
      () => undefined,
    );
  }, [needed]);
  return finder;
}
