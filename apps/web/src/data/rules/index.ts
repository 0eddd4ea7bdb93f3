export {
  familyOf,
  type HouseChoice,
  knownFamilies,
  loadFamily,
  loadRulesOf,
  rulesOf,
} from './family-rules.ts';
