import type { Case } from '../../data/cases.ts';
import { PanelSection } from '../../parts/panel.tsx';
import { useLanguage, useT } from '../../platform/i18n.ts';
import styles from './cases.module.css';
import { factText } from './evidence.tsx';

/** The figures of the player when the case was opened, at its evaluation, and now. */
export function Effect({ shown }: { shown: Case }) {
  const t = useT();
  const language = useLanguage();
  const of = (what: 'before' | 'after') => shown.evidence.findLast((one) => one.what === what)?.facts;
  const [before, after] = [of('before'), of('after')];
  const value = (facts: Case['now'] | undefined, id: string) => {
    const fact = facts?.find((one) => one.id === id);
    return fact ? factText(fact) : '—';
  };
  return (
    <PanelSection title={t('effect')} end={t('effect_about')}>
      <table className={styles.effect} aria-label={t('effect')}>
        <thead>
          <tr>
            <th scope="col">{t('effect_figure')}</th>
            <th scope="col">{t('effect_before')}</th>
            {after && <th scope="col">{t('effect_after')}</th>}
            <th scope="col">{t('effect_now')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.now.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name[language]}</th>
              <td>{value(before, id)}</td>
              {after && <td>{value(after, id)}</td>}
              <td>{value(shown.now, id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PanelSection>
  );
}
