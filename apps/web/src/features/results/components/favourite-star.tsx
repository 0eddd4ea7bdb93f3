import { IconButton } from '@tessera/ui';
import { Star } from '@tessera/ui/icons';
import { useFavourite } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';

/** Toggles a lottery as favourite. */
export function FavouriteStar({ id, name }: { id: string; name: string }) {
  const t = useT();
  const { on, toggle } = useFavourite(id);
  return (
    <IconButton
      icon={Star}
      iconSize={18}
      label={t('lobby_favourite', { name })}
      pressed={on}
      onClick={toggle}
    />
  );
}
