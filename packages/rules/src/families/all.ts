import type { FamilyRules } from './declare.ts';
import { ssc } from './ssc/index.ts';

/** Every family of the platform. */
export const allFamilies: readonly FamilyRules[] = [ssc];
