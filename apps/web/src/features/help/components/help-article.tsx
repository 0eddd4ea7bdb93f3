import { Card, LinkButton } from '@tessera/ui';
import { Headset } from '@tessera/ui/icons';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useSettings } from '../../settings/index.ts';
import type { HelpTarget } from '../model/help-target.ts';
import styles from './help-article.module.css';
import { RulesWaiting } from './rules-waiting.tsx';
import { TextArticle } from './text-article.tsx';

/** Comes with the texts of the rules. */
const FamilyArticle = lazyPart(
  async () => (await import('./family-article.tsx')).FamilyArticle,
  <RulesWaiting />,
);

/** What the page is about: an article, or the rules of a family. */
export function HelpArticle({ target }: { target: HelpTarget }) {
  return (
    <Section name="help article">
      {target.kind === 'family' && <FamilyArticle family={target.family} item={target.item} />}
      {target.kind === 'article' && (
        <Card className={styles.card}>
          <TextArticle article={target.article} />
          <Service />
        </Card>
      )}
    </Section>
  );
}

/** The way to people, where the platform names one. */
export function Service() {
  const t = useT();
  const { serviceUrl } = useSettings();
  if (!serviceUrl) return null;
  return (
    <footer className={styles.foot}>
      <LinkButton variant="link" icon={Headset} href={serviceUrl} target="_blank" rel="noopener noreferrer">
        {t('help_service')}
      </LinkButton>
    </footer>
  );
}
