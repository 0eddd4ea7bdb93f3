import { Shield, Tag } from '@tessera/ui';
import { useT } from '../../../../platform/i18n/index.ts';
import { factsOf, wordKey } from './facts.ts';
import styles from './result-facts.module.css';

const forms = ['front3', 'mid3', 'back3'] as const;

/** Sum, sides, dragon or tiger, and the forms of three, in words. */
export function ResultFacts({ digits }: { digits: readonly number[] }) {
  const t = useT();
  const facts = factsOf(digits);
  const side = facts.get('dragon-tiger');
  return (
    <div className={styles.facts}>
      <span>
        {t('bet_sum')} <b className={styles.sum}>{facts.get('sum')}</b>
      </span>
      <Tag>{t(wordKey(facts.get('sum-size') ?? ''))}</Tag>
      <Tag>{t(wordKey(facts.get('sum-parity') ?? ''))}</Tag>
      {(side === 'dragon' || side === 'tiger' || side === 'tie') && (
        <Shield side={side} size={22} label={t(wordKey(side))} />
      )}
      <span className={styles.forms}>
        {forms.map((form) => (
          <span key={form}>
            <i>{t(`bet_window_${form}`)}</i>
            {t(wordKey(facts.get(`${form}-form`) ?? ''))}
          </span>
        ))}
      </span>
    </div>
  );
}
