import { Card } from '@tessera/ui';
import type { Known } from '../kinds/index.ts';
import type { Named } from '../kinds/kind-view.ts';
import styles from './terms-card.module.css';
import { audienceText, periodText, useWords } from './use-words.ts';

/** Facts of an activity: what, for whom, when, and what is left of its budget. */
export function TermsCard({ of: { activity, terms, view } }: { of: Known }) {
  const words = useWords();
  const { t, format } = words;
  const facts: Named[] = [
    ...view.facts(terms, words),
    { name: t('activity_who'), value: audienceText(activity, words) },
    { name: t('activity_when'), value: periodText(activity, words) },
  ];
  if (activity.budget) {
    const { used, total } = activity.budget;
    facts.push({ name: t('activity_budget'), value: `${format.figure(used)} / ${format.figure(total)}` });
  }
  return (
    <Card pad title={t('activity_terms')} titleEnd={t('activity_version', { n: activity.version })}>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The rules as a plain list. */
export function RulesCard({ of: { terms, view } }: { of: Known }) {
  const words = useWords();
  return (
    <Card pad title={words.t('activity_rules')}>
      <ol className={styles.rules}>
        {view.rules(terms, words).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </Card>
  );
}

/** What holds once the player has joined an earned bonus. */
export function AfterCard({ version }: { version: number }) {
  const { t } = useWords();
  const lines = [
    [t('activity_after_locked', { n: version }), t('activity_after_locked_line')],
    [t('activity_after_leave'), t('activity_after_leave_line')],
    [t('activity_after_end'), t('activity_after_end_line')],
  ];
  return (
    <Card pad title={t('activity_after')}>
      <ul className={styles.after}>
        {lines.map(([line, more]) => (
          <li key={line}>
            {line}
            <small>{more}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
