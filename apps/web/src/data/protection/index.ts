/** Responsible play: breaks and limits in force, read before every bet. */
export {
  askStop,
  loadNearLimit,
  loadPlayState,
  noteRefusals,
  type PlayState,
  startProtection,
  takePlayState,
  useProtection,
} from './play-state.ts';
export { hoursOf, isRealityDue, restrictionAt } from './restriction.ts';
