import { Note, Select } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { HelpFamily } from '../model/families.ts';
import type { RuleGroup } from '../model/rule-groups.ts';
import type { HelpPrices } from '../model/use-help-prices.ts';
import styles from './rule-head.module.css';

/** Props of both layouts of a family's rules. */
export interface RuleGroupsProps {
  family: HelpFamily;
  groups: readonly RuleGroup[];
  /** The play the page was opened for. */
  wanted: string | undefined;
  prices: HelpPrices;
  heading: ReactNode;
}

/** Head of a family's rules: path, summary, and the lottery whose prices are shown. */
export function RuleHead({ family, groups, prices, heading }: RuleGroupsProps) {
  const t = useT();
  const format = useFormat();
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <header className={styles.root}>
      <p className={styles.path}>
        {t('route_help')} / {t('help_category_plays')}
      </p>
      {heading}
      <p className={styles.line}>{t('help_family_line', { n: count })}</p>
      {prices.lottery === undefined && <Note>{t('help_family_unsold')}</Note>}
      {prices.lottery && family.lotteries.length > 1 && (
        <div className={styles.price}>
          <span>{t('help_family_price')}</span>
          <Select
            size="sm"
            aria-label={t('help_family_price')}
            options={family.lotteries.map((one) => ({ value: one.id, label: format.lottery(one) }))}
            value={prices.lottery.id}
            onChange={prices.choose}
          />
        </div>
      )}
    </header>
  );
}
