import type { MessageKey } from '@tessera/messages';
import { Icon, type IconProps } from '@tessera/ui';
import { BookOpen, ChartColumn, ChartLine } from '@tessera/ui/icons';
import { useList } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link, type Params, type RouteName } from '../../../platform/navigation/index.ts';

/** Links to the pages that a visitor may look at without a session. */
export function OpenPages({ className }: { className: string | undefined }) {
  const t = useT();
  const family = useList('LOTTERY_LIST')?.[0]?.family;
  const pages: readonly { to: RouteName; icon: IconProps['of']; text: MessageKey; params: Params }[] = [
    { to: 'lottery-data', icon: ChartColumn, text: 'nav_results', params: {} },
    { to: 'lottery-trend', icon: ChartLine, text: 'route_trend', params: {} },
    { to: 'help', icon: BookOpen, text: 'nav_rules', params: family ? { article: family } : {} },
  ];
  return (
    <nav className={className} aria-label={t('lobby_visitor')}>
      {pages
        .filter(({ to }) => hasScreen(to))
        .map(({ to, icon, text, params }) => (
          <Link key={to} to={to} params={params}>
            <Icon of={icon} size={16} />
            {t(text)}
          </Link>
        ))}
    </nav>
  );
}
