import { IconButton } from '@tessera/ui';
import { Volume2, VolumeOff } from '@tessera/ui/icons';
import { setPrefs, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';

/** The player's flag for the sound of a message (R3.2). */
export function SoundButton() {
  const t = useT();
  const sound = usePrefs((prefs) => prefs.sound);
  return (
    <IconButton
      icon={sound.chat ? Volume2 : VolumeOff}
      label={t(sound.chat ? 'ch_sound_off' : 'ch_sound_on')}
      onClick={() => setPrefs({ sound: { ...sound, chat: !sound.chat } })}
    />
  );
}
