import { sumAmounts } from '@tessera/protocol/money';
import { Card, EmptyState, Icon } from '@tessera/ui';
import { BadgeCheck } from '@tessera/ui/icons';
import { units } from '../../../../components/reward-figures/index.ts';
import { hasScreen, Link } from '../../../../platform/navigation/index.ts';
import { isDrawn, type Spin } from '../../api/spins.ts';
import type { PartProps } from '../../kinds/kind-view.ts';
import { Leave } from '../leave.tsx';
import { useWords } from '../use-words.ts';
import styles from './spins-card.module.css';
import { useTurning } from './turning.ts';

/** The player's turns with their results, and the way out. */
export function SpinsCard({ activity, deed }: PartProps<'wheel'>) {
  const { t, format } = useWords();
  const turning = useTurning();
  const spins = activity.wheel?.spins ?? [];
  const told = spins.filter((spin) => isDrawn(spin) && spin.id !== turning);
  const won = sumAmounts(
    told.filter(({ refused }) => refused === null).map(({ prize }) => units(prize ?? '0')),
  );
  return (
    <Card title={t('wheel_spins')}>
      {spins.length === 0 ? (
        <EmptyState title={t('wheel_spins_none')} line={t('wheel_spins_none_line')} />
      ) : (
        <ul className={styles.root}>
          {spins.map((spin) => (
            <Row key={spin.id} spin={spin} told={told.includes(spin)} />
          ))}
        </ul>
      )}
      {told.length > 0 && (
        <p className={styles.sum}>{t('wheel_spins_sum', { n: told.length, sum: format.money(won) })}</p>
      )}
      {activity.own.joined_at !== null && activity.state === 'running' && (
        <div className={styles.leave}>
          <Leave name={activity.name} deed={deed} />
        </div>
      )}
    </Card>
  );
}

function Row({ spin: { id, at, tile, prize, refused }, told }: { spin: Spin; told: boolean }) {
  const { t, format } = useWords();
  const isWon = units(prize ?? '0') > 0n;
  return (
    <li>
      <time>{format.time(at, 'MM-DD HH:mm')}</time>
      {told ? (
        <>
          <span>{t('wheel_tile', { tile: tile ?? 0 })}</span>
          <b data-lost={!isWon || refused !== null || undefined}>
            {!isWon
              ? t('wheel_no_prize')
              : refused === null
                ? format.money(prize ?? undefined)
                : t('wheel_not_paid')}
          </b>
        </>
      ) : (
        <span className={styles.wait}>{t('wheel_awaited')}</span>
      )}
      {hasScreen('verify') && (
        <Link
          to="verify"
          params={{ spin: String(id) }}
          className={styles.check}
          aria-label={t('wheel_verify_of', { time: format.time(at, 'MM-DD HH:mm') })}
        >
          <Icon of={BadgeCheck} size={18} />
        </Link>
      )}
    </li>
  );
}
