import { useState } from 'react';
import { useRoute } from '../../../platform/navigation/index.ts';
import { HelpArticle } from '../components/help-article.tsx';
import { HelpFound } from '../components/help-found.tsx';
import { HelpSearch } from '../components/help-search.tsx';
import { HelpTree } from '../components/help-tree.tsx';
import { articles } from '../model/articles.ts';
import { helpTarget } from '../model/help-target.ts';
import styles from './help.desktop.module.css';

/** Desktop: tree, article, contents. */
export function HelpDesktop() {
  const { params } = useRoute();
  const [query, setQuery] = useState('');
  const wanted = helpTarget(params);
  const [first] = articles;
  const target = wanted.kind === 'index' && first ? { kind: 'article' as const, article: first } : wanted;
  return (
    <div className={styles.desktop}>
      <div className={styles.side}>
        <HelpSearch query={query} onQuery={setQuery} />
        {query.trim() === '' ? (
          <HelpTree target={target} />
        ) : (
          <HelpFound query={query} onClear={() => setQuery('')} />
        )}
      </div>
      <HelpArticle target={target} />
    </div>
  );
}
