import { Avatar, Popover } from '@tessera/ui';
import { avatarUrl } from '@tessera/ui/art/avatars.ts';
import { ChevronDown } from '@tessera/ui/icons';
import { useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import styles from './account-menu.module.css';

/** The menu's content loads when it is first opened. */
const AccountMenuList = lazyPart(
  async () => (await import('./account-menu-list.tsx')).AccountMenuList,
  <div className={styles.waiting} aria-busy />,
);

/** The player's picture and the account menu, in the header. */
export function AccountMenu() {
  const t = useT();
  const name = useUser((user) => user.info?.user_name ?? '');
  const avatar = useUser((user) => user.info?.avatar);
  return (
    <Popover
      label={t('account')}
      align="end"
      className={styles.panel ?? ''}
      trigger={(trigger) => (
        <button type="button" {...trigger} className={styles.button} aria-label={`${t('account')} ${name}`}>
          <Avatar name={name} src={avatar === undefined ? undefined : avatarUrl(avatar)} size={32} />
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => <AccountMenuList close={close} />}
    </Popover>
  );
}
