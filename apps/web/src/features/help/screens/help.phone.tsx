import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { PageHeading, useRoute } from '../../../platform/navigation/index.ts';
import { HelpArticle } from '../components/help-article.tsx';
import { HelpFound } from '../components/help-found.tsx';
import { HelpSearch } from '../components/help-search.tsx';
import { HelpTree } from '../components/help-tree.tsx';
import { helpTarget } from '../model/help-target.ts';

/** Phone: search, then the topics as an accordion; an article has its own page. */
export function HelpPhone() {
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
