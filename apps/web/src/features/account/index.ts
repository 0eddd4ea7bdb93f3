export { AccountCard } from './components/account-card.tsx';
export { OpenBets } from './components/open-bets.tsx';
export { useFreshBetFigures } from './components/use-bet-figures.ts';
