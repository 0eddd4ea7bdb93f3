import { Icon, type IconProps, Tabs } from '@tessera/ui';
import { Bell, Languages, Monitor, Palette, Ticket, Volume2 } from '@tessera/ui/icons';
import { useT } from '../../../../platform/i18n/index.ts';
import type { SectionName, SettingsTabsProps } from './settings-tabs-props.ts';

const icons: Readonly<Record<SectionName, IconProps['of']>> = {
  look: Palette,
  language: Languages,
  sound: Volume2,
  alert: Bell,
  betting: Ticket,
  device: Monitor,
};

/** The sections below each other, beside the chosen one. */
export function SideTabs({ tabs, ...rest }: SettingsTabsProps) {
  const t = useT();
  return (
    <Tabs
      {...rest}
      label={t('settings')}
      vertical
      items={tabs.map(({ value, label }) => ({
        value,
        label: (
          <>
            <Icon of={icons[value]} size={18} />
            {label}
          </>
        ),
      }))}
    />
  );
}
