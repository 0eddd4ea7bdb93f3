import { Icon } from '@tessera/ui';
import { Clock } from '@tessera/ui/icons';
import { useNow } from '../../../../platform/clock/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useUser } from '../../../session/index.ts';
import { useFormat } from '../../../settings/index.ts';
import styles from './reality-strip.module.css';

/** How long this session has lasted and what it has come to, by the server's figures (RP6). Never removed. */
export function RealityStrip() {
  const t = useT();
  const format = useFormat();
  const session = useUser((user) => user.session);
  const tick = useNow();
  if (!session) return null;
  return (
    <p className={styles.root}>
      <span>
        <Icon of={Clock} size={14} />
        {t('bet_session_time')} <b>{hoursOf(tick - session.startedAt)}</b>
      </span>
      <span>
        {t('bet_session_net')} <b>{format.figure(session.net, { signed: true })}</b>
      </span>
    </p>
  );
}

/** `h:mm:ss`. */
function hoursOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
