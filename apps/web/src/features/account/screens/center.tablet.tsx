import { AccountMenuRows } from '../components/account-menu-rows.tsx';
import { CenterDesktop } from './center.desktop.tsx';
import styles from './center.tablet.module.css';

/** The overview on tablets: the desktop's; below it, where the menu is not beside it, the menu in two columns. */
export function CenterTablet({ onSettings }: { onSettings: () => void }) {
  return (
    <div className={styles.root}>
      <CenterDesktop onSettings={onSettings} shortcuts={styles.shortcuts} />
      <div className={styles.menu}>
        <AccountMenuRows onSettings={onSettings} />
      </div>
    </div>
  );
}
