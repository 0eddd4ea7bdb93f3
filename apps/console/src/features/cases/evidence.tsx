import type { Case, CaseFact } from '../../data/cases.ts';
import { useOperator } from '../../data/session.ts';
import { groupedPrint } from '../../parts/fingerprint.ts';
import { State } from '../../parts/marks.tsx';
import { Facts, PanelSection } from '../../parts/panel.tsx';
import { useNow } from '../../platform/clock.ts';
import { momentText, signedText } from '../../platform/format.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import styles from './cases.module.css';

/** The value of a fact as people read it. */
export const factText = ({ unit, value }: CaseFact): string =>
  unit === 'amount' ? signedText(value) : value;

/** What rules have found, as it was then, each with the hash that was computed when it was frozen. */
export function Evidence({ evidence }: { evidence: Case['evidence'] }) {
  const t = useT();
  const now = useNow();
  const language = useLanguage();
  const { timeZone } = useOperator();
  return (
    <PanelSection title={t('case_evidence')} end={t('evidence_about')}>
      {evidence
        .filter(({ what }) => what === 'marker')
        .map(({ facts, at, hash, intact, version }) => (
          <div key={hash} className={styles.finding}>
            <Facts
              facts={facts.map((fact) => [
                fact.name[language],
                <span key={fact.id} className="n">
                  {factText(fact)}
                </span>,
              ])}
            />
            <div className={styles.print}>
              <span className="t3">
                {momentText(at, now, timeZone)} · {t('evidence_version', { n: version })}
              </span>
              <code title={hash}>{groupedPrint(hash)}</code>
              <State tone={intact ? 'ok' : 'bad'}>{t(intact ? 'evidence_intact' : 'evidence_altered')}</State>
            </div>
          </div>
        ))}
    </PanelSection>
  );
}
