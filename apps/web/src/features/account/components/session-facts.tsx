import { MoneyText } from '@tessera/ui';
import { useUser } from '../../../data/session/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './facts.module.css';
import { NetText } from './net-text.tsx';
import { useOpenBets } from './use-bet-figures.ts';

/** Stake in open bets, and duration and result of this session so far (RP6). */
export function SessionFacts() {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const session = useUser((user) => user.session);
  const open = useOpenBets().data?.summary.open;
  return (
    <dl className={styles.root}>
      <div>
        <dt>{t('account_open_stake')}</dt>
        <dd>
          <MoneyText {...format.shown(open)} hidden={hidden} />
        </dd>
      </div>
      <div>
        <dt>{t('account_session_time')}</dt>
        <dd>{session ? <Elapsed since={session.startedAt} /> : '—'}</dd>
      </div>
      <div>
        <dt>{t('account_session_net')}</dt>
        <dd>
          <NetText net={session?.net} />
        </dd>
      </div>
    </dl>
  );
}

/** Time since a moment as `1:05:09`, by the server's clock. */
function Elapsed({ since }: { since: number }) {
  const seconds = Math.max(0, Math.floor((useNow() - since) / 1_000));
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}
