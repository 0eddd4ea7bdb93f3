import type { MessageKey } from '@tessera/messages';
import { useT } from '../../platform/i18n/index.ts';
import { hasScreen, Link, type RouteName, useCurrentRoute } from '../../platform/navigation/index.ts';

/** Entries of the main navigation, with the pages that highlight each. */
const links: readonly { to: RouteName; text: MessageKey; lit: readonly RouteName[] }[] = [
  { to: 'home', text: 'nav_lotteries', lit: ['home', 'lottery'] },
  { to: 'game-display', text: 'nav_games', lit: ['game-display'] },
  { to: 'lottery-data', text: 'nav_results', lit: ['lottery-data'] },
  { to: 'lottery-trend', text: 'route_trend', lit: ['lottery-trend'] },
  { to: 'record-bet', text: 'route_record_bet', lit: ['record-bet'] },
  { to: 'help', text: 'route_help', lit: ['help'] },
];

/** The main navigation: a bar in the header, a list in its menu when the window is too narrow for the bar. */
export function NavLinks({ className, onLeave }: { className: string; onLeave?: () => void }) {
  const t = useT();
  const current = useCurrentRoute();
  return (
    <nav className={className} aria-label={t('nav_main')}>
      {links
        .filter(({ to }) => hasScreen(to))
        .map(({ to, text, lit }) => (
          <Link
            key={to}
            to={to}
            aria-current={current && lit.includes(current.name) ? 'page' : undefined}
            onClick={() => onLeave?.()}
          >
            {t(text)}
          </Link>
        ))}
    </nav>
  );
}
