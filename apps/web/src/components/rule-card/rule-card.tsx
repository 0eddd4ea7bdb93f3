import type { Amount } from '@tessera/protocol/money';
import type { PlayItem, Pricing } from '@tessera/rules';
import { ruleEntry } from '@tessera/rules/texts';
import { useMemo } from 'react';
import { useLanguage, useT } from '../../platform/i18n/index.ts';
import styles from './rule-card.module.css';
import { RuleExample } from './rule-example.tsx';
import { RulePrizes } from './rule-prizes.tsx';

export interface RuleCardProps {
  item: PlayItem;
  pricing: Pricing;
  rebatePpm?: number;
  /** Stake of one line in the examples. */
  stake: Amount;
  unpriced?: boolean;
}

/** The rule of a play: a sentence, a worked example, payouts and probabilities, and notes. */
export function RuleCard({ item, pricing, rebatePpm = 0, stake, unpriced = false }: RuleCardProps) {
  const t = useT();
  const entry = useRuleEntry(item, pricing, rebatePpm);
  return (
    <div className={styles.root}>
      <p className={styles.rule}>{entry.rule}</p>
      <RuleExample item={item} entry={entry} stake={stake} unpriced={unpriced} />
      <RulePrizes entry={entry} stake={stake} unpriced={unpriced} />
      {entry.notes.length > 0 && (
        <ul className={styles.notes} aria-label={t('rule_notes')}>
          {entry.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The rule of a play in the current language; texts exist in Chinese and English, and other languages get English. */
export function useRuleEntry(item: PlayItem, pricing: Pricing, rebatePpm: number) {
  const language = useLanguage();
  return useMemo(
    () => ruleEntry(item, language === 'zhCn' || language === 'zhTw' ? 'zhCn' : 'enUs', pricing, rebatePpm),
    [item, language, pricing, rebatePpm],
  );
}
