import { Card } from '@tessera/ui';
import { Section } from '../../../platform/errors/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import type { HelpTarget } from '../model/help-target.ts';
import styles from './help-article.module.css';
import { HelpVoteBar } from './help-vote.tsx';
import { RulesWaiting } from './rules-waiting.tsx';
import { Service } from './service.tsx';
import { TextArticle } from './text-article.tsx';

/** Loads together with the rule texts. */
const FamilyArticle = lazyPart(
  async () => (await import('./family-article.tsx')).FamilyArticle,
  <RulesWaiting />,
);

/** The content of the page: an article, or the rules of a family. */
export function HelpArticle({ target }: { target: HelpTarget }) {
  return (
    <Section name="help article">
      {target.kind === 'family' && <FamilyArticle family={target.family} item={target.item} />}
      {target.kind === 'article' && (
        <Card className={styles.card}>
          <TextArticle article={target.article} />
          <HelpVoteBar article={target.article} />
          <Service />
        </Card>
      )}
    </Section>
  );
}
