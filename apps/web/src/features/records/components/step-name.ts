import { kindText, tierText } from '../../../components/tier-text/index.ts';
import { familyOf } from '../../../data/rules/index.ts';
import type { Translate } from '../../../platform/i18n/index.ts';
import type { PayoutStep } from '../model/explain.ts';

/** Prefix of a payout step: its tier and kind, empty for the only tier of a play. */
export function stepName(
  t: Translate,
  { tier, kind }: Pick<PayoutStep, 'tier' | 'kind'>,
  play: string,
): string {
  const names = [tierText(t, tier, familyOf(play)), kindText(t, { tier, kind }, play)].filter(Boolean);
  return names.map((name) => `${name} · `).join('');
}
