import { type Amount, amountOf } from '@tessera/protocol/money';
import { type PlayItem, payoutOf } from '@tessera/rules';
import type { ExampleWin, RuleEntry } from '@tessera/rules/texts';
import { Tag } from '@tessera/ui';
import { familyOf } from '../../data/rules/index.ts';
import { EXACT, useFormat } from '../../data/settings/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { BetContent, wordText } from '../bet-content/index.ts';
import { CountedRow } from '../counted-numbers/index.ts';
import { kindText, tierText } from '../tier-text/index.ts';
import styles from './rule-example.module.css';

export interface RuleExampleProps {
  item: PlayItem;
  entry: RuleEntry;
  /** Stake of one line. */
  stake: Amount;
  /** No lottery of the family is on sale, so there are no prices. */
  unpriced?: boolean;
}

/** A worked example: picks, drawn numbers and payout. */
export function RuleExample({ item, entry, stake, unpriced = false }: RuleExampleProps) {
  const t = useT();
  const { content, lines, wins } = entry.example;
  return (
    <dl className={styles.root} aria-label={t('rule_example')}>
      <div>
        <dt>{t('rule_picked')}</dt>
        <dd>
          <BetContent content={content} family={item.family} shape={item.content} />
          <span className={styles.end}>{t('rule_lines', { n: lines })}</span>
        </dd>
      </div>
      <div>
        <dt>{t('rule_drawn')}</dt>
        <dd>
          <Drawn item={item} entry={entry} />
          {wins.length > 0 && (
            <span className={styles.end}>
              <Tag tone="accent">{t('rule_hit', { n: wins.reduce((sum, { count }) => sum + count, 0) })}</Tag>
            </span>
          )}
        </dd>
      </div>
      {!unpriced && (
        <div>
          <dt>{t('rule_paid')}</dt>
          <dd className={styles.paid}>
            {wins.length === 0 && <span>{t('rule_paid_nothing')}</span>}
            {wins.map((win) => (
              <Paid key={`${win.tier}/${win.kind}`} win={win} play={item.id} stake={stake} />
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Drawn({ item, entry }: Pick<RuleExampleProps, 'item' | 'entry'>) {
  const t = useT();
  const { compiled, draw } = entry.example;
  return (
    <span className={styles.drawn}>
      <CountedRow
        family={item.family}
        draw={draw}
        play={{ item, compiled }}
        label={(numbers) => t('rule_drawn_label', { numbers })}
      />
      {'year' in draw && <Tag>{t('rule_year', { sign: wordText(t, draw.year, item.family) })}</Tag>}
    </span>
  );
}

function Paid({ win, play, stake }: { win: ExampleWin; play: string; stake: Amount }) {
  const t = useT();
  const format = useFormat();
  const family = familyOf(play);
  const tier = [tierText(t, win.tier, family), kindText(t, win, play)].filter(Boolean).join(' · ');
  const payout = amountOf(payoutOf([{ ...win, tier: 'win', kind: 'unit' }], stake, { win: win.odds }));
  return (
    <span>
      {tier && <b className={styles.tier}>{tier}</b>}
      {t(win.count === 1 ? 'rule_paid_one' : 'rule_paid_many', {
        stake: format.figure(stake, EXACT),
        odds: format.exactOdds(win.odds),
        n: win.count,
        payout: format.figure(payout, EXACT),
      })}
    </span>
  );
}
