import { type Amount, amountOf } from '@tessera/protocol/money';
import type { RuleEntry, RulePrize } from '@tessera/rules/texts';
import { Button } from '@tessera/ui';
import { useState } from 'react';
import { familyOf } from '../../data/rules/index.ts';
import { EXACT, useFormat } from '../../data/settings/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { kindText, tierText } from '../tier-text/index.ts';
import { chanceUnits, percentOf } from './figures.ts';
import styles from './rule-prizes.module.css';

/** Rows shown before "show all". */
const FEW = 6;

export interface RulePrizesProps {
  entry: RuleEntry;
  /** Stake of one line. */
  stake: Amount;
  /** No lottery of the family is on sale: probabilities are shown, prices are not. */
  unpriced?: boolean;
}

/** Payout of each tier at the current price, its probability, and the return to the player. */
export function RulePrizes({ entry, stake, unpriced = false }: RulePrizesProps) {
  const t = useT();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const prizes = entry.prizes.filter(({ tier }) => tier !== 'push');
  const shown = open ? prizes : prizes.slice(0, FEW);
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <caption>{t('rule_prizes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rule_tier')}</th>
            <th scope="col">{t('rule_chance')}</th>
            {!unpriced && (
              <>
                <th scope="col">{t('rule_odds')}</th>
                <th scope="col">{t('rule_prize', { stake: format.figure(stake, EXACT) })}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((prize) => (
            <tr key={`${prize.tier}/${prize.kind}`}>
              <th scope="row">
                <TierName prize={prize} play={entry.id} />
              </th>
              <td>
                {prize.oneIn === undefined
                  ? t('rule_by_content')
                  : t('rule_one_in', { n: format.exactOdds(chanceUnits(prize.oneIn)) })}
              </td>
              {!unpriced && (
                <>
                  <td>{format.exactOdds(prize.odds)}</td>
                  <td>
                    <b>{format.figure(amountOf((stake * prize.odds) / 10_000n), EXACT)}</b>
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {prizes.length > FEW && (
        <Button variant="link" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('rule_show_few') : t('rule_show_all', { n: prizes.length })}
        </Button>
      )}
      <p className={styles.notes}>
        {!unpriced && entry.returnPpm !== undefined && (
          <span>{t('rule_return', { percent: percentOf(entry.returnPpm) })}</span>
        )}
        {entry.prizes.length > prizes.length && <span>{t('rule_push')}</span>}
      </p>
    </div>
  );
}

function TierName({ prize, play }: { prize: RulePrize; play: string }) {
  const t = useT();
  const name = [tierText(t, prize.tier, familyOf(play)), kindText(t, prize, play)]
    .filter(Boolean)
    .join(' · ');
  return name || t('rule_tier_win');
}
