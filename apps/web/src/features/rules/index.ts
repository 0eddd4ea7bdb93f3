export { familyOf, knownFamilies, loadFamily, loadRulesOf, rulesOf } from './family-rules.ts';
