export {
  type Promotions,
  REWARDS,
  refreshPromotions,
  refreshRewards,
  setPromotions,
  usePromotions,
} from './promotions.ts';
export { useClaim } from './use-claim.ts';
export { useFreshRewards } from './use-fresh-rewards.ts';
