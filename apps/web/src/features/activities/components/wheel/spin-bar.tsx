import { Button, Icon, Note } from '@tessera/ui';
import { BadgeCheck, Info, TriangleAlert } from '@tessera/ui/icons';
import { MoneyButton } from '../../../../components/money-button/index.ts';
import { units } from '../../../../components/reward-figures/index.ts';
import { hasScreen, Link } from '../../../../platform/navigation/index.ts';
import type { ActivityDetail } from '../../api/activities.ts';
import type { Spin } from '../../api/spins.ts';
import { useWords } from '../use-words.ts';
import { useTakeSpin } from './use-spin.ts';
import styles from './wheel.module.css';

export interface SpinBarProps {
  activity: ActivityDetail;
  /** The turn for which the wheel moves. */
  turning: Spin | undefined;
  /** The newest turn whose result is told. */
  shown: Spin | undefined;
  /** Whether the beacon is late. */
  late: boolean;
  /** Shows the result without the motion; absent once that was chosen. */
  onSkip: (() => void) | undefined;
}

/** Beside the odds: the press, and what became of the last turn. */
export function SpinBar({ activity, turning, shown, late, onSkip }: SpinBarProps) {
  const { t } = useWords();
  const spin = useTakeSpin(activity);
  const hash = activity.wheel?.commitment.hash ?? '';
  return (
    <div className={styles.go}>
      <div role="status">
        {turning ? <Waiting spin={turning} late={late} /> : shown && <Result spin={shown} />}
      </div>
      {spin.failure !== undefined && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {spin.failure}
        </Note>
      )}
      {turning ? (
        <Button size="lg" block disabled={!onSkip} onClick={onSkip}>
          {t(onSkip ? 'wheel_skip' : 'wheel_skipped')}
        </Button>
      ) : activity.action === 'spin' && activity.blocked === null ? (
        <MoneyButton variant="primary" size="lg" block loading={spin.busy} onClick={spin.take}>
          {t('wheel_spin')}
        </MoneyButton>
      ) : (
        <WhyNot activity={activity} />
      )}
      {hash !== '' && (
        <p className={styles.seal}>
          {t('wheel_sealed')} <code>{`${hash.slice(0, 6)}…${hash.slice(-6)}`}</code>
        </p>
      )}
    </div>
  );
}

function Waiting({ spin: { at, due, round }, late }: { spin: Spin; late: boolean }) {
  const { t } = useWords();
  return (
    <p className={styles.status}>
      {late ? t('wheel_late', { round }) : t('wheel_waiting', { round, n: secondsOf(at, due) })}
      <small>{t('wheel_waiting_line')}</small>
    </p>
  );
}

/** From the press to its round of the beacon, in whole seconds. It does not count down. */
const secondsOf = (at: number, due: number): number => Math.max(1, Math.ceil((due - at) / 1_000));

function Result({ spin: { id, at, tile, prize, refused } }: { spin: Spin }) {
  const { t, format } = useWords();
  const amount = format.money(prize ?? undefined);
  const isWon = units(prize ?? '0') > 0n;
  return (
    <p className={styles.status}>
      <span className={styles.result}>
        {t('wheel_stopped', { tile: tile ?? 0 })}
        <b>{isWon ? amount : t('wheel_no_prize')}</b>
        <span className={styles.links}>
          {hasScreen('verify') && (
            <Link to="verify" params={{ spin: String(id) }} className={styles.link}>
              <Icon of={BadgeCheck} size={16} />
              {t('wheel_verify')}
            </Link>
          )}
          {isWon && hasScreen('record-activity') && (
            <Link to="record-activity" className={styles.link}>
              {t('route_record_activity')}
            </Link>
          )}
        </span>
      </span>
      <small>
        {format.time(at, 'MM-DD HH:mm')}
        {isWon && (
          <>
            {' · '}
            {refused === null
              ? t('wheel_paid')
              : t('wheel_refused', { why: t(`activity_closed_${refused}`) })}
          </>
        )}
      </small>
    </p>
  );
}

/** Why there is nothing to press now, and when there will be. What the bar of the page says is not repeated. */
function WhyNot({ activity: { action, blocked, own, state, wheel } }: { activity: ActivityDetail }) {
  const { t, format } = useWords();
  if (state !== 'running') return null;
  if (action === 'spin')
    return blocked !== null && <Note icon={Info}>{t(`activity_closed_${blocked}`)}</Note>;
  if (own.state === 'none') {
    return blocked === null && <p className={styles.why}>{t('wheel_join_first')}</p>;
  }
  const next = wheel?.next_turns ?? null;
  return (
    <p className={styles.why}>
      {next === null
        ? t('wheel_no_turns')
        : t('wheel_next_turns', { time: format.time(next, 'MM-DD HH:mm') })}
    </p>
  );
}
