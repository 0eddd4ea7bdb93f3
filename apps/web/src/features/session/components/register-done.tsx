import { Icon, type IconProps } from '@tessera/ui';
import { SuccessCheckArt } from '@tessera/ui/art/inline/success-check.tsx';
import { ChevronRight, House, ShieldCheck, Ticket, UserRound, Wallet } from '@tessera/ui/icons';
import { useList } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link, type Params, type RouteName } from '../../../platform/navigation/index.ts';
import styles from './register-done.module.css';

interface Choice {
  to: RouteName;
  params?: Params;
  /** Message key of the title; the line below uses `<key>_sub`. */
  text: `register_done_${'deposit' | 'browse' | 'lottery' | 'limits' | 'account'}`;
  icon: IconProps['of'];
}

/** After the registration: links to continue, all of equal weight. */
export function RegisterDone({ name }: { name: string }) {
  const t = useT();
  const first = (useList('LOTTERY_LIST') ?? []).find(({ enabled }) => enabled);
  const choices: Choice[] = [
    { to: 'home', text: 'register_done_browse', icon: House },
    ...(first
      ? [{ to: 'lottery', params: { id: first.id }, text: 'register_done_lottery', icon: Ticket } as const]
      : []),
    { to: 'money-recharge', text: 'register_done_deposit', icon: Wallet },
    // Limits are offered right at registration (RP1).
    { to: 'responsible', params: { open: 'limit' }, text: 'register_done_limits', icon: ShieldCheck },
    { to: 'user-center', text: 'register_done_account', icon: UserRound },
  ];
  return (
    <div className={styles.root}>
      <SuccessCheckArt width={96} height={96} />
      <h2 className={styles.title}>{t('register_done')}</h2>
      <p className={styles.line}>{t('register_done_line', { name })}</p>
      <ul className={styles.choices}>
        {choices
          .filter(({ to }) => hasScreen(to))
          .map(({ to, params, text, icon }) => (
            <li key={to}>
              <Link replaces to={to} params={params ?? {}} className={styles.choice}>
                <Icon of={icon} />
                <span>
                  <b>{t(text)}</b>
                  <small>{t(`${text}_sub`)}</small>
                </span>
                <Icon of={ChevronRight} size={16} />
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
