import { Avatar, Menu, type MenuItem } from '@tessera/ui';
import { avatarUrl } from '@tessera/ui/art/avatars.ts';
import { ChevronDown, LogOut, ShieldCheck, Ticket, UserRound } from '@tessera/ui/icons';
import { askSignOut, useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, push } from '../../../platform/navigation/index.ts';
import styles from './account-menu.module.css';

/** The player's name and the account menu, in the header. */
export function AccountMenu() {
  const t = useT();
  const name = useUser((user) => user.info?.user_name ?? '');
  const avatar = useUser((user) => user.info?.avatar);
  const pages: MenuItem[] = [
    {
      key: 'user-center',
      label: t('route_user_center'),
      icon: UserRound,
      onSelect: () => void push('user-center'),
    },
    {
      key: 'record-bet',
      label: t('route_record_bet'),
      icon: Ticket,
      onSelect: () => void push('record-bet'),
    },
    {
      key: 'responsible',
      label: t('route_responsible'),
      icon: ShieldCheck,
      onSelect: () => void push('responsible'),
    },
  ].filter(({ key }) => hasScreen(key as 'user-center' | 'record-bet' | 'responsible'));
  const items = [
    ...pages,
    { key: 'logout', label: t('sign_out'), icon: LogOut, onSelect: () => void askSignOut(t('sign_out_ask')) },
  ];
  return (
    <Menu
      label={t('account')}
      items={items}
      trigger={(trigger) => (
        <button type="button" {...trigger} className={styles.button} aria-label={`${t('account')} ${name}`}>
          <Avatar name={name} src={avatar === undefined ? undefined : avatarUrl(avatar)} size={32} />
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      )}
    />
  );
}
