import { Tabs } from '@tessera/ui';
import { useT } from '../../../../platform/i18n/index.ts';
import styles from './settings-panel.module.css';
import type { SettingsTabsProps } from './settings-tabs-props.ts';

/** The sections in a line that stays above the chosen one. */
export function LineTabs({ tabs, ...rest }: SettingsTabsProps) {
  const t = useT();
  return <Tabs {...rest} label={t('settings')} className={styles.tabs ?? ''} line items={tabs} />;
}
