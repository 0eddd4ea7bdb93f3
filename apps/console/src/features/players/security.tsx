import type { Player } from '../../data/players.ts';
import { useOperator } from '../../data/session.ts';
import { Facts } from '../../parts/panel.tsx';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';

/** What guards the account. */
export function Security({ player }: { player: Player }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const { authenticator, fundPassword, wallets, passwordAt, withdrawLockedUntil } = player.security;
  const onOff = (isOn: boolean) => t(isOn ? 'on' : 'off');
  return (
    <Facts
      facts={[
        [t('authenticator'), onOff(authenticator)],
        [t('fund_password'), onOff(fundPassword)],
        [t('sign_in_wallets'), String(wallets)],
        [t('password_changed'), passwordAt === null ? null : momentText(passwordAt, now, timeZone)],
        [
          t('withdrawals_locked'),
          withdrawLockedUntil !== null && withdrawLockedUntil > now
            ? t('until', { at: momentText(withdrawLockedUntil, now, timeZone) })
            : null,
        ],
      ]}
    />
  );
}
