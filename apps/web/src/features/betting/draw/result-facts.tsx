import { Shield, Tag } from '@tessera/ui';
import { useLanguage, useT } from '../../../platform/i18n/index.ts';
import { type Side, summaryOf } from './draw-facts.ts';
import type { Result } from './draw-summary.ts';
import styles from './result-facts.module.css';
import { useDrawWords } from './use-draw-words.ts';

/** The family's main figure with its words, dragon or tiger, and the other facts of a draw. */
export function ResultFacts({ family, result }: { family: string; result: Result }) {
  const t = useT();
  const { word, figures } = useDrawWords(family);
  const { first, sides, more } = summaryOf(family, result);
  const [only] = sides;
  // One character each in Chinese; in other languages the row of words would be longer than the balls.
  const isChinese = useLanguage().startsWith('zh');
  return (
    <div className={styles.facts}>
      <span>
        {t(`bet_fact_${first.name}`)} <b className={styles.sum}>{first.value}</b>
      </span>
      {first.words.map((token) => (
        <Tag key={token}>{word(token)}</Tag>
      ))}
      {sides.length === 1 && only && <Shield side={only} size={22} label={word(only)} />}
      <span className={styles.forms}>
        {sides.length > 1 && (
          <span>
            <i>{t('bet_fact_sides', { n: sides.length })}</i>
            <span className={styles.sides}>
              {isChinese
                ? sides.map(word).join(' ')
                : placed(sides).map(({ key, side }) => (
                    <Shield key={key} side={side} size={18} label={word(side)} />
                  ))}
            </span>
          </span>
        )}
        {more.map((fact) => (
          <span key={fact.name}>
            <i>{t(`bet_fact_${fact.name}`)}</i>
            {figures(fact)}
          </span>
        ))}
      </span>
    </div>
  );
}

/** Sides repeat, so the rank is part of the key. */
function placed(sides: readonly Side[]) {
  return sides.map((side, rank) => ({ key: `${rank} ${side}`, side }));
}
