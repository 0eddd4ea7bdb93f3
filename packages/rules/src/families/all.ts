import type { FamilyRules } from './declare.ts';
import { familyIds, loadRules } from './load.ts';

/** The rules of every family, in the order of the catalogue. A client loads those of single families instead. */
export const allFamilies: readonly FamilyRules[] = await Promise.all(familyIds.map(loadRules));
