import { familyOf, knownFamilies } from '../../../data/rules/index.ts';
import { hasScreen, type Params } from '../../../platform/navigation/index.ts';
import { type Article, articleOf } from './articles.ts';

/** Content of the help page. */
export type HelpTarget =
  | { readonly kind: 'index' }
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'family'; readonly family: string; readonly item: string | undefined };

/** Reads the route parameters: `article`, an article's id or a family, and `item`, a play of that family. */
export function helpTarget({ article, item }: Params): HelpTarget {
  const known = articleOf(article);
  if (known) return { kind: 'article', article: known };
  const family = article ?? (item === undefined ? '' : familyOf(item));
  if (!knownFamilies.includes(family)) return { kind: 'index' };
  return { kind: 'family', family, item: item !== undefined && familyOf(item) === family ? item : undefined };
}

/** Pages mentioned by an article that exist in this client. */
export function pagesOf({ go }: Article): Article['go'] {
  return go.filter((name) => hasScreen(name));
}
