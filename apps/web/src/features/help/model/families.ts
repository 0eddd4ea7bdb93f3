import { useMemo } from 'react';
import { knownFamilies } from '../../../data/rules/index.ts';
import { type Lists, useList } from '../../../data/settings/index.ts';
import { builtKey, useT } from '../../../platform/i18n/index.ts';

export type Lottery = Lists['LOTTERY_LIST'][number];

/** A lottery family, as in the help. */
export interface HelpFamily {
  readonly id: string;
  readonly name: string;
  /** Its offered lotteries; their prices are shown. */
  readonly lotteries: readonly Lottery[];
}

/** All families this client knows; those with offered lotteries first and in their order. */
export function useFamilies(): readonly HelpFamily[] {
  const t = useT();
  const lotteries = useList('LOTTERY_LIST');
  return useMemo(() => {
    const offered = new Set(lotteries?.map(({ family }) => family));
    const ids = [...offered].filter((id) => knownFamilies.includes(id));
    const others = knownFamilies.filter((id) => !offered.has(id));
    return [...ids, ...others].map((id) => ({
      id,
      name: familyName(t, id),
      lotteries: (lotteries ?? []).filter(({ family }) => family === id),
    }));
  }, [t, lotteries]);
}

/** `dlt-2019` is `大乐透 2019`; families with `old` rules have their own text. */
function familyName(t: ReturnType<typeof useT>, id: string): string {
  const [base = id, variant] = id.split('-');
  const name = t(builtKey(`family_${base}`));
  if (variant === undefined) return name;
  return variant === 'old' ? t('help_family_old', { name }) : `${name} ${variant}`;
}
