import type { Family } from '@tessera/rules';
import { Button, Card, EmptyState } from '@tessera/ui';
import { EmptyOfflineArt } from '@tessera/ui/art/inline/empty-offline.tsx';
import { RefreshCw } from '@tessera/ui/icons';
import { type ReactNode, useEffect, useMemo } from 'react';
import { BarTitle } from '../../../components/page-head/index.ts';
import { rulesOf } from '../../../data/rules/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { PageHeading } from '../../../platform/navigation/index.ts';
import { noteRead } from '../api/note-read.ts';
import { type HelpFamily, useFamilies } from '../model/families.ts';
import { groupsOf } from '../model/rule-groups.ts';
import { useFamilyRules } from '../model/use-family-rules.ts';
import { useHelpPrices } from '../model/use-help-prices.ts';
import styles from './help-article.module.css';
import { RuleGroupsDesktop } from './rule-groups.desktop.tsx';
import { RuleGroupsPhone } from './rule-groups.phone.tsx';
import { RulesWaiting } from './rules-waiting.tsx';

/** The rules, payouts and probabilities of every play of a family, generated from its rules and current prices. */
export function FamilyArticle({ family, item }: { family: string; item: string | undefined }) {
  const t = useT();
  const { ready, failed, retry } = useFamilyRules(family);
  const known = useFamilies().find(({ id }) => id === family);
  if (!known) return null;
  const heading = (
    <PageHeading className={styles.title}>{t('help_family_title', { name: known.name })}</PageHeading>
  );
  if (failed) {
    return (
      <Card className={styles.card}>
        {heading}
        <EmptyState
          art={<EmptyOfflineArt />}
          title={t('help_failed')}
          line={t('help_failed_line')}
          action={
            <Button icon={RefreshCw} onClick={retry}>
              {t('retry')}
            </Button>
          }
        />
      </Card>
    );
  }
  if (!ready) {
    return (
      <>
        <BarTitle>{t('help_family_title', { name: known.name })}</BarTitle>
        <RulesWaiting />
      </>
    );
  }
  return <Rules key={family} family={known} item={item} heading={heading} />;
}

function Rules({
  family,
  item,
  heading,
}: {
  family: HelpFamily;
  item: string | undefined;
  heading: ReactNode;
}) {
  useEffect(() => noteRead(family.id), [family.id]);
  const prices = useHelpPrices(family);
  const rules = rulesOf(family.id, prices.lottery?.house);
  const groups = useMemo(() => groupsOf(rules?.playItems(family.id as Family) ?? []), [rules, family.id]);
  return <Groups family={family} groups={groups} wanted={item} prices={prices} heading={heading} />;
}

const Groups = partByForm({ desktop: RuleGroupsDesktop, phone: RuleGroupsPhone });
