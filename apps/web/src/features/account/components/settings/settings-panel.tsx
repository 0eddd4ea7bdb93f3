import { Icon, TabPanel, Tabs } from '@tessera/ui';
import { Bell, Languages, Monitor, Palette, Ticket, Volume2 } from '@tessera/ui/icons';
import { useId, useState } from 'react';
import { isPhone } from '../../../../platform/device/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { AlertSection } from './alert-section.tsx';
import { BettingSection } from './betting-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { LookSection } from './look-section.tsx';
import styles from './settings-panel.module.css';
import { SoundSection } from './sound-section.tsx';

const sections = [
  { value: 'look', text: 'theme', icon: Palette, Section: LookSection },
  { value: 'language', text: 'language', icon: Languages, Section: LanguageSection },
  { value: 'sound', text: 'settings_sounds', icon: Volume2, Section: SoundSection },
  { value: 'alert', text: 'settings_alerts', icon: Bell, Section: AlertSection },
  { value: 'betting', text: 'settings_betting', icon: Ticket, Section: BettingSection },
  { value: 'device', text: 'settings_device', icon: Monitor, Section: DeviceSection },
] as const;

/** All settings by section (`design.md` 4.19); each change applies at once and is stored on this device. */
export function SettingsPanel() {
  const t = useT();
  const id = useId();
  const [chosen, setChosen] = useState<(typeof sections)[number]['value']>('look');
  const Section = sections.find(({ value }) => value === chosen)?.Section ?? LookSection;
  return (
    <div className={styles.root}>
      <Tabs
        id={id}
        label={t('settings')}
        className={styles.tabs ?? ''}
        line={isPhone}
        vertical={!isPhone}
        value={chosen}
        onChange={setChosen}
        items={sections.map(({ value, text, icon }) => ({
          value,
          label: (
            <>
              {!isPhone && <Icon of={icon} size={18} />}
              {t(text)}
            </>
          ),
        }))}
      />
      <TabPanel id={id} value={chosen} className={styles.section ?? ''}>
        <Section />
      </TabPanel>
    </div>
  );
}
