export { RewardsClosed } from './rewards-closed.tsx';
