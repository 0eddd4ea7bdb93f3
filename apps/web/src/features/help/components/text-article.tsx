import { LinkButton } from '@tessera/ui';
import { builtKey, useT } from '../../../platform/i18n/index.ts';
import { PageHeading, printHash } from '../../../platform/navigation/index.ts';
import { type Article, type Run, runsOf, titleKey } from '../model/articles.ts';
import { pagesOf } from '../model/help-target.ts';
import { ReplaySteps } from './replay-steps.tsx';
import styles from './text-article.module.css';

/** A written article and links to the pages it mentions. */
export function TextArticle({ article }: { article: Article }) {
  const t = useT();
  const pages = pagesOf(article);
  return (
    <article className={styles.root}>
      <header>
        <p className={styles.path}>
          {t('route_help')} / {t(`help_category_${article.category}`)}
        </p>
        <PageHeading className={styles.title}>{t(titleKey(article.id))}</PageHeading>
      </header>
      {runsOf(article).map((run) => (
        <Block key={run.keys[0]} run={run} />
      ))}
      {pages.length > 0 && (
        <div className={styles.go}>
          {pages.map((name) => (
            <LinkButton key={name} variant="secondary" size="sm" href={printHash({ name, params: {} })}>
              {t(builtKey(`help_go_${name.replaceAll('-', '_')}`))}
            </LinkButton>
          ))}
          {article.firstSteps && <ReplaySteps />}
        </div>
      )}
    </article>
  );
}

function Block({ run: { kind, keys } }: { run: Run }) {
  const t = useT();
  const [key] = keys;
  if (key === undefined) return null;
  if (kind === 'h') return <h2>{t(key)}</h2>;
  if (kind === 'p') return <p>{t(key)}</p>;
  const points = keys.map((point) => <li key={point}>{t(point)}</li>);
  return kind === 'n' ? <ol>{points}</ol> : <ul>{points}</ul>;
}
