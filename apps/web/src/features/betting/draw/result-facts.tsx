import { Shield, Tag } from '@tessera/ui';
import { useLanguage, useT } from '../../../platform/i18n/index.ts';
import { summaryOf } from './draw-facts.ts';
import type { Result } from './draw-summary.ts';
import styles from './result-facts.module.css';
import { useDrawWords } from './use-draw-words.ts';

/** The family's main figure with its words, dragon or tiger, and the other facts of a draw. */
export function ResultFacts({ family, result }: { family: string; result: Result }) {
  const t = useT();
  const { word, figures } = useDrawWords(family);
  const { first, sides, more } = summaryOf(family, result);
  const [only] = sides;
  // The shields carry Chinese characters. A row of longer words would be longer than the balls: their first letters.
  const isChinese = useLanguage().startsWith('zh');
  return (
    <div className={styles.facts}>
      <span>
        {t(`bet_fact_${first.name}`)} <b className={styles.sum}>{first.value}</b>
      </span>
      {first.words.map((token) => (
        <Tag key={token}>{word(token)}</Tag>
      ))}
      {sides.length === 1 &&
        only &&
        (isChinese ? <Shield side={only} size={22} label={word(only)} /> : <Tag>{word(only)}</Tag>)}
      <span className={styles.forms}>
        {sides.length > 1 && (
          <span>
            <i>{t('bet_fact_sides', { n: sides.length })}</i>
            {sides.map((side) => (isChinese ? word(side) : word(side).slice(0, 1))).join(' ')}
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
