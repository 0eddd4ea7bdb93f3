import { TabPanel } from '@tessera/ui';
import { useId, useState } from 'react';
import { partByForm } from '../../../../platform/device/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { AlertSection } from './alert-section.tsx';
import { BettingSection } from './betting-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { LookSection } from './look-section.tsx';
import styles from './settings-panel.module.css';
import { SideTabs } from './settings-tabs.desktop.tsx';
import { LineTabs } from './settings-tabs.phone.tsx';
import { SoundSection } from './sound-section.tsx';

const SettingsTabs = partByForm({ desktop: SideTabs, phone: LineTabs });

const sections = [
  { value: 'look', text: 'theme', Section: LookSection },
  { value: 'language', text: 'language', Section: LanguageSection },
  { value: 'sound', text: 'settings_sounds', Section: SoundSection },
  { value: 'alert', text: 'settings_alerts', Section: AlertSection },
  { value: 'betting', text: 'settings_betting', Section: BettingSection },
  { value: 'device', text: 'settings_device', Section: DeviceSection },
] as const;

/** All settings by section; each change applies at once and is stored on this device. */
export function SettingsPanel() {
  const t = useT();
  const id = useId();
  const [chosen, setChosen] = useState<(typeof sections)[number]['value']>('look');
  const Section = sections.find(({ value }) => value === chosen)?.Section ?? LookSection;
  return (
    <div className={styles.root}>
      <SettingsTabs
        id={id}
        value={chosen}
        onChange={setChosen}
        tabs={sections.map(({ value, text }) => ({ value, label: t(text) }))}
      />
      <TabPanel id={id} value={chosen} className={styles.section ?? ''}>
        <Section />
      </TabPanel>
    </div>
  );
}
