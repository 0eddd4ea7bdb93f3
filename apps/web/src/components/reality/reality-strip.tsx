import { Icon } from '@tessera/ui';
import { Clock } from '@tessera/ui/icons';
import { hoursOf, restrictionAt, useProtection } from '../../data/protection/index.ts';
import { useUser } from '../../data/session/index.ts';
import { useFormat } from '../../data/settings/index.ts';
import { useNow } from '../../platform/clock/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { Link } from '../../platform/navigation/index.ts';
import styles from './reality-strip.module.css';
import { SessionNet } from './session-net.tsx';
import { StopButton } from './stop-button.tsx';
import { useNearLimit } from './use-near-limit.ts';

/**
 * Duration and net result of this session, by the server's figures (RP6), with "stop for 24 h" at its end (RP7). Always
 * visible. A limit that is nearly used up or reached, or a break, is shown here with a link to the page that explains it.
 */
export function RealityStrip() {
  const t = useT();
  const format = useFormat();
  const session = useUser((user) => user.session);
  const { state, hit } = useProtection((protection) => protection);
  const near = useNearLimit();
  const tick = useNow();
  if (!session) return null;
  const restriction = restrictionAt(state, tick);
  return (
    <div className={styles.root}>
      <span>
        <Icon of={Clock} size={14} />
        <span className={styles.word}>{t('bet_session_time')}</span>{' '}
        <b>{hoursOf(tick - session.startedAt)}</b>
      </span>
      <span>
        {t('bet_session_net')} <SessionNet session={session} />
      </span>
      <span className={styles.end}>
        <StopButton />
      </span>
      {(restriction || hit) && (
        <p className={styles.said} role="status">
          {restriction
            ? t(restriction.text, { time: format.time(restriction.until, 'MM-DD HH:mm') })
            : t('rp_hit')}{' '}
          <Link to="responsible">{t('rp_see')}</Link>
        </p>
      )}
      {near && !restriction && !hit && (
        <p className={styles.said} role="status">
          {t('rp_near', {
            name: t('rp_name', { period: t(`rp_period_${near.period}`), kind: t(`rp_kind_${near.kind}`) }),
            percent: near.percent,
            left: format.money(near.left),
          })}{' '}
          <Link to="responsible">{t('rp_see')}</Link>
        </p>
      )}
    </div>
  );
}
