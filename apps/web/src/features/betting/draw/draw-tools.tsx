import { IconButton } from '@tessera/ui';
import { Star, Volume2, VolumeOff } from '@tessera/ui/icons';
import { setPrefs, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { DrawLinks } from './draw-links.tsx';

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
export function FavouriteButton({ size = 'xs' }: { size?: 'xs' | 'sm' }) {
  const t = useT();
  const { lottery } = useBettingPage();
  const favourites = usePrefs((kept) => kept.favourites);
  const isFavourite = favourites.includes(lottery.id);
  return (
    <IconButton
      icon={Star}
      size={size}
      label={t('bet_favourite')}
      pressed={isFavourite}
      onClick={() =>
        setPrefs({
          favourites: isFavourite
            ? favourites.filter((id) => id !== lottery.id)
            : [...favourites, lottery.id],
        })
      }
    />
  );
}

/** Toggles the sounds of closing, drawing and winning together. */
export function SoundButton({ size = 'xs' }: { size?: 'xs' | 'sm' }) {
  const t = useT();
  const sound = usePrefs((kept) => kept.sound);
  const on = sound.close || sound.draw || sound.win;
  return (
    <IconButton
      icon={on ? Volume2 : VolumeOff}
      size={size}
      label={t(on ? 'bet_sound_off' : 'bet_sound_on')}
      onClick={() => setPrefs({ sound: { ...sound, close: !on, draw: !on, win: !on } })}
    />
  );
}
