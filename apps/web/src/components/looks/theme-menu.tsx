import { type MenuProps, Popover } from '@tessera/ui';
import { useT } from '../../platform/i18n/index.ts';
import { lazyPart } from '../../platform/lazy/index.ts';
import styles from './theme-menu.module.css';

/** The menu's content loads when it is first opened. */
const ThemeMenuList = lazyPart(
  async () => (await import('./theme-menu-list.tsx')).ThemeMenuList,
  <div className={styles.waiting} aria-busy />,
);

/** Menu of the available themes; the caller supplies the button. */
export function ThemeMenu({ trigger, align = 'end' }: Pick<MenuProps, 'trigger' | 'align'>) {
  const t = useT();
  return (
    <Popover label={t('theme')} align={align} className={styles.panel ?? ''} trigger={trigger}>
      {(close) => <ThemeMenuList close={close} />}
    </Popover>
  );
}
