export { PromotionSwitch } from './promotion-switch.tsx';
