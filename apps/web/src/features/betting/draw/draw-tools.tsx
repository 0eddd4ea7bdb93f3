import { IconButton } from '@tessera/ui';
import { Star, Volume2, VolumeOff } from '@tessera/ui/icons';
import { useFavourite } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { DrawLinks } from './draw-links.tsx';
import { useSounds } from './use-sounds.ts';

/** Desktop: favourite, sound, and the links to rules, trends and results. */
export function DrawTools() {
  return (
    <>
      <FavouriteButton />
      <SoundButton />
      <DrawLinks />
    </>
  );
}

/** Marks the lottery as a favourite. */
function FavouriteButton() {
  const t = useT();
  const { lottery } = useBettingPage();
  const { on, toggle } = useFavourite(lottery.id);
  return <IconButton icon={Star} size="xs" label={t('bet_favourite')} pressed={on} onClick={toggle} />;
}

/** Toggles the sounds of closing, drawing and winning together. */
function SoundButton() {
  const t = useT();
  const { on, toggle } = useSounds();
  return (
    <IconButton
      icon={on ? Volume2 : VolumeOff}
      size="xs"
      label={t(on ? 'bet_sound_off' : 'bet_sound_on')}
      onClick={toggle}
    />
  );
}
