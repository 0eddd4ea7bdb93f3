export { RewardRow } from './reward-row.tsx';
