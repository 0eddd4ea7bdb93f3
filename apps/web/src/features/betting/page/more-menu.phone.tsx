import { IconButton, Menu, type MenuItem } from '@tessera/ui';
import { BookOpen, ChartLine, Ellipsis, List, Star, Volume2, VolumeOff } from '@tessera/ui/icons';
import { useFavourite } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, type Params, push, type RouteName } from '../../../platform/navigation/index.ts';
import { useBettingPage } from '../betting.tsx';
import { useSounds } from '../draw/use-sounds.ts';

/** Phone: what belongs to the lottery beside betting: rules, trend, results, favourite, sound. */
export function MoreMenu() {
  const t = useT();
  const { lottery, item, board } = useBettingPage();
  const favourite = useFavourite(lottery.id);
  const sounds = useSounds();
  const leads = (to: RouteName, params: Params, entry: Omit<MenuItem, 'key' | 'onSelect'>) =>
    hasScreen(to) ? [{ ...entry, key: to, onSelect: () => void push(to, params) }] : [];
  const article = { article: lottery.family, ...(board === 'tradition' && { item: item.id }) };
  return (
    <Menu
      label={t('bet_more')}
      items={[
        ...leads('help', article, { icon: BookOpen, label: t('nav_rules') }),
        ...leads('lottery-trend', { id: lottery.id }, { icon: ChartLine, label: t('route_trend') }),
        ...leads('lottery-data', { id: lottery.id }, { icon: List, label: t('route_data') }),
        {
          key: 'favourite',
          icon: Star,
          label: t(favourite.on ? 'bet_favourite_remove' : 'bet_favourite_add'),
          onSelect: favourite.toggle,
        },
        {
          key: 'sound',
          icon: sounds.on ? Volume2 : VolumeOff,
          label: t(sounds.on ? 'bet_sound_off' : 'bet_sound_on'),
          onSelect: sounds.toggle,
        },
      ]}
      trigger={(props) => <IconButton icon={Ellipsis} size="lg" label={t('bet_more')} {...props} />}
    />
  );
}
