import { Button, Card, EmptyState } from '@tessera/ui';
import { EmptyBetsArt } from '@tessera/ui/art/inline/empty-bets.tsx';
import { SuccessCheckArt } from '@tessera/ui/art/inline/success-check.tsx';
import { ChevronLeft } from '@tessera/ui/icons';
import { useId } from 'react';
import { useUser } from '../../../data/session/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { openChasesOptions } from '../api/chases.ts';
import styles from './chase-board.module.css';
import { ChaseModes, ChaseWarning } from './chase-modes.tsx';
import { ChaseTable } from './chase-table.tsx';
import { ChaseTerms } from './chase-terms.tsx';
import { type ChasePlanProps, useChase } from './use-chase.ts';
import { WorstBar } from './worst-bar.tsx';

/** Desktop: the plan of a chase, in place of the number picker. */
export function ChaseBoard({ lottery, lines, onBack }: ChasePlanProps & { onBack: () => void }) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const view = useChase({ lottery, lines });
  return (
    <Card className={styles.root ?? ''} aria-label={t('chase_plan')}>
      <header className={styles.head}>
        <Button size="sm" variant="quiet" icon={ChevronLeft} onClick={onBack}>
          {t('chase_back')}
        </Button>
        <ChaseModes id={id} lottery={lottery.id} view={view} />
      </header>
      <ChaseTerms lottery={lottery.id} form={view.form} />
      <div className={styles.note}>
        <ChaseWarning view={view} />
      </div>
      <div className={styles.rows}>
        {lines.length === 0 ? (
          <NothingToChase lottery={lottery.id} onBack={onBack} />
        ) : (
          <ChaseTable lottery={lottery.id} view={view} />
        )}
      </div>
      {lines.length > 0 && (
        <footer className={styles.foot}>
          <WorstBar view={view} />
          <p className={styles.after}>
            {t('chase_after_worst')}
            <b data-short={view.after < 0n ? '' : undefined}>{format.money(view.after)}</b>
          </p>
        </footer>
      )}
    </Card>
  );
}

/** Without bets: asks to pick numbers, or says that a chase is running, as after the start of one. */
function NothingToChase({ lottery, onBack }: { lottery: string; onBack: () => void }) {
  const t = useT();
  const signedIn = useUser((user) => user.loaded);
  const open = useQuery({ ...openChasesOptions(lottery), enabled: signedIn }).data?.items.length ?? 0;
  return (
    <EmptyState
      art={open > 0 ? <SuccessCheckArt width={96} height={96} /> : <EmptyBetsArt />}
      title={open > 0 ? t('chase_runs', { n: open }) : t('chase_why_nothing')}
      line={open > 0 && t('chase_runs_line')}
      action={<Button onClick={onBack}>{t('chase_pick')}</Button>}
    />
  );
}
