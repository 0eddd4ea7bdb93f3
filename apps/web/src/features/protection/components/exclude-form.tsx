import { Button } from '@tessera/ui';
import { useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { tell } from '../../../data/inbox/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { changeState } from '../api/protection.ts';
import { type ExclusionTerm, endDays, exclusionTerms } from '../model/exclusion.ts';
import styles from './forms.module.css';

/** Self-exclusion of the player (RP8): shows the consequences, asks for the term, and submits it. */
export function ExcludeForm({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [term, setTerm] = useState<ExclusionTerm>();
  const exclude = useMutation({
    mutationFn: (chosen: ExclusionTerm) => changeState('POST /api/user/exclusion', { term: chosen }),
    onSuccess: () => {
      tell(t('rp_exclude_done'));
      onClose();
    },
  });
  return (
    <Panel title={t('rp_exclude')} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.line}>{t('rp_exclude_lead')}</p>
        <fieldset className={styles.choices} aria-label={t('rp_exclude_pick')}>
          {exclusionTerms.map((choice) => (
            <button
              key={choice}
              type="button"
              className={styles.choice}
              aria-pressed={term === choice}
              onClick={() => setTerm(choice)}
            >
              <b>{t(`rp_exclude_${choice}`)}</b>
            </button>
          ))}
        </fieldset>
        {term && <p className={styles.line}>{t('rp_exclude_end', { days: endDays(term) })}</p>}
        <Button
          size="lg"
          block
          disabled={!term}
          loading={exclude.isPending}
          onClick={() => term && exclude.mutate(term)}
        >
          {term ? t('rp_exclude_yes', { term: t(`rp_exclude_${term}`) }) : t('rp_exclude_pick')}
        </Button>
      </div>
    </Panel>
  );
}
