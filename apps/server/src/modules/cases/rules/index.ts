import { bonusAbuse } from './bonus-abuse.ts';
import { chipDumping } from './chip-dumping.ts';
import { harmRules } from './harm.ts';
import { linkedIdentities } from './linked-identities.ts';
import { oppositeBetting } from './opposite-betting.ts';
import { payoutPattern } from './payout-pattern.ts';
import type { CaseRule } from './rule.ts';
import { velocity } from './velocity.ts';

/** All rules, in the order in which they are listed. */
export const caseRules: readonly CaseRule[] = [
  ...harmRules.values(),
  velocity,
  linkedIdentities,
  oppositeBetting,
  bonusAbuse,
  chipDumping,
  payoutPattern,
];

const byId = new Map(caseRules.map((rule) => [rule.id, rule]));

/** A rule by its id; undefined for one that exists no more. */
export const ruleOf = (id: string): CaseRule | undefined => byId.get(id);
