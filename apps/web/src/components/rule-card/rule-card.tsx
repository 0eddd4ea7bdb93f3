import type { Amount } from '@tessera/protocol/money';
import type { PlayItem, Pricing } from '@tessera/rules';
import { noteTexts, type RuleEntry, ruleEntry, ruleText } from '@tessera/rules/texts';
import { useMemo } from 'react';
import { useT } from '../../platform/i18n/index.ts';
import styles from './rule-card.module.css';
import { RuleExample } from './rule-example.tsx';
import { RulePrizes } from './rule-prizes.tsx';
import { useRuleTexts } from './rule-texts.ts';

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
  const texts = useRuleTexts();
  const entry = useRuleEntry(item, pricing, rebatePpm);
  const notes = noteTexts(item, texts);
  return (
    <div className={styles.root}>
      <p className={styles.rule}>{ruleText(item, texts)}</p>
      <RuleExample item={item} entry={entry} stake={stake} unpriced={unpriced} />
      <RulePrizes entry={entry} stake={stake} unpriced={unpriced} />
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={t('rule_notes')}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The rule of a play as one sentence in the current language. Suspends until the texts are loaded. */
export function useRuleText(item: PlayItem): string {
  return ruleText(item, useRuleTexts());
}

/** Example, chances and payouts of a play. */
export function useRuleEntry(item: PlayItem, pricing: Pricing, rebatePpm: number): RuleEntry {
  return useMemo(() => ruleEntry(item, pricing, rebatePpm), [item, pricing, rebatePpm]);
}
