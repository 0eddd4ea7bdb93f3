export { familyIds as knownFamilies } from '@tessera/rules/load';
export {
  familyOf,
  type HouseChoice,
  loadFamily,
  loadRulesOf,
  rulesOf,
} from './family-rules.ts';
