import type { ConsoleAction } from '@tessera/protocol/console-permissions';
import {
  BanknoteArrowUp,
  BookOpen,
  ChartColumn,
  Clock,
  Coins,
  Dices,
  Flag,
  Gift,
  Headset,
  HeartHandshake,
  House,
  Inbox,
  KeyRound,
  Landmark,
  Languages,
  Link,
  Lock,
  Megaphone,
  Palette,
  Scale,
  Settings,
  Ticket,
  UserRound,
  Users,
} from '@tessera/ui/icons';
import { type ComponentType, lazy } from 'react';
import { type TextKey, withTexts } from '../platform/i18n.ts';

/** A page of the console. */
export interface ConsolePage {
  readonly id: string;
  readonly title: TextKey;
  /** Group of the menu; none for the two at its top. */
  readonly group?: TextKey;
  readonly icon: typeof House;
  /** The page exists for roles with this action; without one, for everybody. */
  readonly needs?: ConsoleAction;
  /** Only for roles that may do it everywhere, not in an area of theirs. */
  readonly whole?: boolean;
  /** The second key after G. */
  readonly key: string;
  readonly screen: ComponentType;
}

/** The pages, in the order of the menu. */
export const pages: readonly ConsolePage[] = [
  {
    id: 'dashboard',
    title: 'page_dashboard',
    icon: House,
    needs: 'dashboard.read',
    key: 'd',
    screen: lazy(async () => ({
      default: (await withTexts('dashboard', import('../features/dashboard/dashboard-page.tsx')))
        .DashboardPage,
    })),
  },
  {
    id: 'approvals',
    title: 'page_approvals',
    icon: Inbox,
    needs: 'command.read',
    key: 'a',
    screen: lazy(async () => ({
      default: (await withTexts(['approvals', 'actions'], import('../features/approvals/approvals-page.tsx')))
        .ApprovalsPage,
    })),
  },
  {
    id: 'players',
    title: 'page_players',
    group: 'group_players',
    icon: Users,
    needs: 'player.read',
    key: 'p',
    screen: lazy(async () => ({
      default: (await withTexts('players', import('../features/players/players-page.tsx'))).PlayersPage,
    })),
  },
  {
    id: 'cases',
    title: 'page_cases',
    group: 'group_players',
    icon: HeartHandshake,
    needs: 'case.read',
    key: 'x',
    screen: lazy(async () => ({
      default: (await withTexts(['cases', 'actions'], import('../features/cases/cases-page.tsx'))).CasesPage,
    })),
  },
  {
    id: 'service',
    title: 'page_service',
    group: 'group_players',
    icon: Headset,
    needs: 'service.read',
    key: 'c',
    screen: lazy(async () => ({
      default: (await withTexts(['support', 'payments'], import('../features/service/service-page.tsx')))
        .ServicePage,
    })),
  },
  {
    id: 'rooms',
    title: 'page_rooms',
    group: 'group_players',
    icon: Flag,
    needs: 'chat.read',
    key: 'h',
    screen: lazy(async () => ({
      default: (await withTexts(['support', 'rooms', 'payments'], import('../features/rooms/rooms-page.tsx')))
        .RoomsPage,
    })),
  },
  {
    id: 'withdrawals',
    title: 'page_withdrawals',
    group: 'group_money',
    icon: BanknoteArrowUp,
    needs: 'withdrawal.read',
    key: 'w',
    screen: lazy(async () => ({
      default: (
        await withTexts(['money', 'payments'], import('../features/withdrawals/withdrawals-page.tsx'))
      ).WithdrawalsPage,
    })),
  },
  {
    id: 'deposits',
    title: 'page_deposits',
    group: 'group_money',
    icon: Coins,
    needs: 'deposit.read',
    key: 'i',
    screen: lazy(async () => ({
      default: (await withTexts(['money', 'payments'], import('../features/deposits/deposits-page.tsx')))
        .DepositsPage,
    })),
  },
  {
    id: 'providers',
    title: 'page_providers',
    group: 'group_money',
    icon: Scale,
    needs: 'provider.read',
    key: 'b',
    screen: lazy(async () => ({
      default: (await withTexts(['money', 'payments'], import('../features/providers/providers-page.tsx')))
        .ProvidersPage,
    })),
  },
  {
    id: 'channels',
    title: 'page_channels',
    group: 'group_money',
    icon: Landmark,
    needs: 'channel.read',
    key: 'n',
    screen: lazy(async () => ({
      default: (await withTexts(['money', 'payments'], import('../features/channels/channels-page.tsx')))
        .ChannelsPage,
    })),
  },
  {
    id: 'locks',
    title: 'page_locks',
    group: 'group_money',
    icon: Lock,
    needs: 'withdrawal.read',
    key: 'k',
    screen: lazy(async () => ({
      default: (await withTexts(['money', 'payments'], import('../features/locks/locks-page.tsx'))).LocksPage,
    })),
  },
  {
    id: 'lotteries',
    title: 'page_lotteries',
    group: 'group_draws',
    icon: Ticket,
    needs: 'lottery.read',
    key: 't',
    screen: lazy(async () => ({
      default: (await withTexts('draws', import('../features/lotteries/lotteries-page.tsx'))).LotteriesPage,
    })),
  },
  {
    id: 'draws',
    title: 'page_draws',
    group: 'group_draws',
    icon: Dices,
    needs: 'draw.read',
    key: 'r',
    screen: lazy(async () => ({
      default: (await withTexts('draws', import('../features/draws/draws-page.tsx'))).DrawsPage,
    })),
  },
  {
    id: 'offers',
    title: 'page_offers',
    group: 'group_operation',
    icon: Gift,
    needs: 'activity.read',
    key: 'f',
    screen: lazy(async () => ({
      default: (await withTexts('offers', import('../features/offers/offers-page.tsx'))).OffersPage,
    })),
  },
  {
    id: 'notices',
    title: 'page_notices',
    group: 'group_operation',
    icon: Megaphone,
    needs: 'notice.read',
    key: 'u',
    screen: lazy(async () => ({
      default: (await withTexts('content', import('../features/notices/notices-page.tsx'))).NoticesPage,
    })),
  },
  {
    id: 'help',
    title: 'page_help',
    group: 'group_operation',
    icon: BookOpen,
    needs: 'help.read',
    key: 'q',
    screen: lazy(async () => ({
      default: (await withTexts('content', import('../features/help/help-page.tsx'))).HelpPage,
    })),
  },
  {
    id: 'site',
    title: 'page_site',
    group: 'group_operation',
    icon: Clock,
    needs: 'settings.read',
    whole: true,
    key: 'y',
    screen: lazy(async () => ({
      default: (await withTexts('content', import('../features/site/site-page.tsx'))).SitePage,
    })),
  },
  {
    id: 'themes',
    title: 'page_themes',
    group: 'group_operation',
    icon: Palette,
    needs: 'theme.read',
    key: 'v',
    screen: lazy(async () => ({
      default: (await withTexts('looks', import('../features/themes/themes-page.tsx'))).ThemesPage,
    })),
  },
  {
    id: 'languages',
    title: 'page_languages',
    group: 'group_operation',
    icon: Languages,
    needs: 'text.read',
    key: 'z',
    screen: lazy(async () => ({
      default: (await withTexts('looks', import('../features/languages/languages-page.tsx'))).LanguagesPage,
    })),
  },
  {
    id: 'settings',
    title: 'page_settings',
    group: 'group_operation',
    icon: Settings,
    needs: 'settings.read',
    key: 's',
    screen: lazy(async () => ({
      default: (await withTexts('settings', import('../features/settings/settings-page.tsx'))).SettingsPage,
    })),
  },
  {
    id: 'reports',
    title: 'page_reports',
    group: 'group_compliance',
    icon: ChartColumn,
    needs: 'report.run',
    key: 'e',
    screen: lazy(async () => ({
      default: (await withTexts('reports', import('../features/reports/reports-page.tsx'))).ReportsPage,
    })),
  },
  {
    id: 'audit',
    title: 'page_audit',
    group: 'group_compliance',
    icon: Link,
    needs: 'log.read',
    key: 'l',
    screen: lazy(async () => ({
      default: (await withTexts('audit', import('../features/audit/audit-page.tsx'))).AuditPage,
    })),
  },
  {
    id: 'operators',
    title: 'page_operators',
    group: 'group_compliance',
    icon: KeyRound,
    needs: 'operator.read',
    key: 'o',
    screen: lazy(async () => ({
      default: (await withTexts(['roles', 'actions'], import('../features/operators/operators-page.tsx')))
        .OperatorsPage,
    })),
  },
  {
    id: 'account',
    title: 'page_account',
    group: 'group_own',
    icon: UserRound,
    key: 'm',
    screen: lazy(async () => ({
      default: (await withTexts('account', import('../features/account/account-page.tsx'))).AccountPage,
    })),
  },
];
