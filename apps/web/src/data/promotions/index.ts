export {
  type Promotions,
  REWARDS,
  refreshRewards,
  setPromotions,
  usePromotions,
} from './promotions.ts';
export { useClaim } from './use-claim.ts';
export { useFreshRewards } from './use-fresh-rewards.ts';
