import { Button, Slider } from '@tessera/ui';
import { Volume2 } from '@tessera/ui/icons';
import type { Sound } from '@tessera/ui/sound';
import { type Prefs, setPrefs, usePrefs } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { playSound, setVolume } from '../../../../platform/sound/index.ts';
import { SettingGroup } from './setting-group.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './sound-section.module.css';

/** The sample sound of each flag; labels are `settings_sound_<name>`. */
const samples: readonly { name: keyof Prefs['sound']; sound: Sound }[] = [
  { name: 'close', sound: { name: 'close', second: 0 } },
  { name: 'draw', sound: { name: 'draw', balls: 5 } },
  { name: 'win', sound: { name: 'win' } },
  { name: 'chat', sound: { name: 'chat' } },
];

const PERCENT = 100;

/** One switch per sound, each with a play button that works regardless of the switch, and the master volume. */
export function SoundSection() {
  const t = useT();
  const flags = usePrefs((prefs) => prefs.sound);
  const volume = Math.round(usePrefs((prefs) => prefs.volume) * PERCENT);
  const changeVolume = (percent: number) => {
    setPrefs({ volume: percent / PERCENT });
    setVolume(percent / PERCENT);
  };
  return (
    <SettingGroup>
      {samples.map(({ name, sound }) => (
        <SettingRow
          key={name}
          label={t(`settings_sound_${name}`)}
          checked={flags[name]}
          onChange={(on) => setPrefs({ sound: { ...flags, [name]: on } })}
          sample={
            <Button
              size="sm"
              variant="quiet"
              icon={Volume2}
              aria-label={t('settings_sound_try', { name: t(`settings_sound_${name}`) })}
              onClick={() => playSound(sound)}
            >
              {t('settings_sound_hear')}
            </Button>
          }
        />
      ))}
      <div className={styles.volume}>
        <span>{t('settings_volume')}</span>
        <Slider
          label={t('settings_volume')}
          value={volume}
          valueText={`${volume}%`}
          min={0}
          max={PERCENT}
          step={10}
          onChange={changeVolume}
        />
        <output className={styles.figure}>{volume}%</output>
      </div>
    </SettingGroup>
  );
}
