import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { PageHeading, useRoute } from '../../../platform/navigation/index.ts';
import { HelpArticle } from '../components/help-article.tsx';
import { HelpFound } from '../components/help-found.tsx';
import { HelpSearch } from '../components/help-search.tsx';
import { HelpTree } from '../components/help-tree.tsx';
import { articles } from '../model/articles.ts';
import { helpTarget } from '../model/help-target.ts';
import styles from './help-screen.module.css';

/** `help`: parameters `article` (an article or a lottery family) and `item` (a play to scroll to). */
export function HelpScreen() {
  return <Layout />;
}

/** Desktop: tree, article, contents. */
function HelpDesktop() {
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

/** Phone: search, then the topics as an accordion; an article has its own page. */
function HelpPhone() {
  const t = useT();
  const { params } = useRoute();
  const [query, setQuery] = useState('');
  const target = helpTarget(params);
  if (target.kind !== 'index') return <HelpArticle target={target} />;
  return (
    <>
      <PageHeading>{t('route_help')}</PageHeading>
      <HelpSearch query={query} onQuery={setQuery} />
      {query.trim() === '' ? (
        <HelpTree target={target} />
      ) : (
        <HelpFound query={query} onClear={() => setQuery('')} />
      )}
    </>
  );
}

/** Layout of this build's device; the other one is removed from the bundle. */
const Layout = typeof __DEVICE__ === 'undefined' || __DEVICE__ === 'pc' ? HelpDesktop : HelpPhone;
