import { useT } from '../../../platform/i18n/index.ts';
import { factKey, factsOf, figureOf, markOf, shortKeys } from '../model/facts.ts';
import { factText } from './fact-text.ts';
import styles from './facts.module.css';

/** One table value: a mark for opposites and ties, otherwise text. */
export function Fact({ family, name, value }: { family: string; name: string; value: string | undefined }) {
  const t = useT();
  const mark = value === undefined ? undefined : markOf(value, name);
  const text = factText(t, family, value);
  return mark && [...text].length === 1 ? (
    <span className={styles.mark} data-mark={mark}>
      {text}
    </span>
  ) : (
    <span className={mark === 'first' ? styles.strong : undefined}>{text}</span>
  );
}

/** The first facts of a result in one line: `和值 30 大 双 虎`. */
export function FactLine({ family, result }: { family: string; result: unknown }) {
  const t = useT();
  const facts = factsOf(family, result);
  const numeric = figureOf(family, facts);
  const words = shortKeys(family)
    .filter((key) => key !== numeric)
    .map((key) => factText(t, family, facts.get(key)));
  return (
    <span className={styles.line}>
      {numeric && (
        <>
          {t(factKey(numeric))} <b>{facts.get(numeric)}</b>
        </>
      )}
      <span>{words.join(' ')}</span>
    </span>
  );
}
