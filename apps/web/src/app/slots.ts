import { inFile } from '../platform/lazy/index.ts';
import type { SlotParts } from '../platform/slots/index.ts';

/** The part of a feature that fills each slot in the pages of the others. */
export const slots: SlotParts = {
  'lobby.player': inFile(
    'after-home',
    async () => (await import('../features/account/components/personal-rail.tsx')).PersonalRail,
  ),
  'lobby.games': inFile(
    'after-home',
    async () => (await import('../features/games/components/games-section.tsx')).GamesSection,
  ),
  'lobby.notices': inFile(
    'after-home',
    async () => (await import('../features/notices/components/home-notices.tsx')).HomeNotices,
  ),
  'lobby.first-steps': async () =>
    (await import('../features/first-steps/components/first-steps.tsx')).FirstSteps,
  'help.first-steps': async () =>
    (await import('../features/first-steps/components/first-steps.tsx')).FirstSteps,
  'cashier.deposit-limit': async () =>
    (await import('../features/protection/components/deposit-limit-form.tsx')).DepositLimitForm,
  'account.limits': async () => (await import('../features/protection/components/my-limits.tsx')).MyLimits,
  'account.withdrawable': async () =>
    (await import('../features/cashier/components/withdrawable-line.tsx')).WithdrawableLine,
  'account.moves': async () =>
    (await import('../features/records/components/log/recent-moves.tsx')).RecentMoves,
  'account.chips': async () => (await import('../features/betting/board/chip-dialog.tsx')).ChipDialog,
  'reports.loss-limit': async () =>
    (await import('../features/protection/components/week-loss-line.tsx')).WeekLossLine,
  'records.chases': async () => (await import('../features/chase/components/chase-records.tsx')).ChaseRecords,
  'records.share-bet': async () =>
    (await import('../features/chat/components/share-bet-button.tsx')).ShareBetButton,
  'records.rounds': async () => (await import('../features/games/components/game-rounds.tsx')).GameRounds,
  'betting.chase-plan': async () => (await import('../features/chase/components/chase-board.tsx')).ChaseBoard,
  'betting.chase-side': async () => (await import('../features/chase/components/chase-panel.tsx')).ChasePanel,
  'betting.chase-foot': async () => (await import('../features/chase/components/chase-foot.tsx')).ChaseFoot,
  'betting.running-chases': async () =>
    (await import('../features/chase/components/running-chases.tsx')).RunningChases,
  'betting.trend': async () => (await import('../features/trend/components/trend-below.tsx')).TrendBelow,
  'betting.long-runs': async () => (await import('../features/dragon/components/long-dragon.tsx')).LongDragon,
};
