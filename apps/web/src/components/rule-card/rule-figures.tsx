import type { RuleEntry } from '@tessera/rules/texts';
import { useFormat } from '../../data/settings/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { chanceUnits, percentOf } from './figures.ts';

/** Probability of one line, from the likeliest to the rarest tier, and the return to the player. */
export function RuleFigures({ entry }: { entry: RuleEntry }) {
  const t = useT();
  const format = useFormat();
  const chances = entry.prizes.flatMap(({ tier, oneIn }) =>
    tier === 'push' || oneIn === undefined ? [] : [oneIn],
  );
  const print = (oneIn: number) => format.exactOdds(chanceUnits(oneIn));
  const [likeliest, rarest] = [Math.min(...chances), Math.max(...chances)];
  return (
    <>
      {chances.length > 0 && (
        <span>
          {likeliest === rarest
            ? t('rule_chance_one', { n: print(likeliest) })
            : t('rule_chance_between', { a: print(likeliest), b: print(rarest) })}
        </span>
      )}
      {entry.returnPpm !== undefined && (
        <span>{t('rule_return', { percent: percentOf(entry.returnPpm) })}</span>
      )}
    </>
  );
}
