import { Button, Tag } from '@tessera/ui';
import { BetContent } from '../../../components/bet-content/index.ts';
import { familyOf, rulesOf } from '../../../data/rules/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { amountFrom, EXACT, useFormat, useList } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { ChaseLine } from '../model/chase-line.ts';
import styles from './chase-bets.module.css';

/** The bets of every issue, and a link back to change them. */
export function ChaseBets({ lines, onChange }: { lines: readonly ChaseLine[]; onChange: () => void }) {
  const t = useT();
  const format = useFormat();
  const trial = useUser(({ info }) => info?.kind === 'trial');
  const names = useList('PLAYED_LIST')?.plays ?? [];
  const nameOf = (playId: string) => {
    const item = names.find(({ id }) => id === playId);
    return item ? format.name(item.name) : playId;
  };
  return (
    <section className={styles.root} aria-label={t('chase_bets', { n: lines.length })}>
      <p className={styles.head}>
        <span>
          {t('chase_bets', { n: lines.length })} {trial && <Tag tone="info">{t('bet_trial')}</Tag>}
        </span>
        <Button size="sm" variant="link" onClick={onChange}>
          {t(lines.length === 0 ? 'chase_pick' : 'chase_change')}
        </Button>
      </p>
      <ol className={styles.list}>
        {lines.map((line) => (
          <li key={line.key}>
            <p className={styles.top}>
              <b>{nameOf(line.playId)}</b>
              <span>{format.money(line.stake, EXACT)}</span>
            </p>
            <BetContent
              family={familyOf(line.playId)}
              shape={rulesOf(line.playId)?.playItem(line.playId)?.content}
              content={line.content}
              collapse="two"
            />
            <p className={styles.meta}>
              {t('chase_most_per_multiple')} <b>{format.figure(amountFrom(line.maxWin))}</b>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
