export { knownFamilies } from '../families/index.ts';
export {
  familyOf,
  type HouseChoice,
  loadFamily,
  loadRulesOf,
  rulesOf,
} from './family-rules.ts';
