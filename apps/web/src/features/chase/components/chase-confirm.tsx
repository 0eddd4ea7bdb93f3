import { Button, Dialog, Note, Tag } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useUser } from '../../../data/session/index.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { markStale, useMutation } from '../../../platform/query/index.ts';
import { startChase } from '../api/start-chase.ts';
import { requestOf } from '../model/chase-plan.ts';
import { changeForm } from '../state/chase-form.ts';
import styles from './chase-confirm.module.css';
import { type ChaseFootProps, useChase } from './use-chase.ts';

/** Above this share of the balance, "not yet" is the focused button. */
const CAREFUL_PERCENT = 30n;

export interface ChaseConfirmProps extends ChaseFootProps {
  onClose: () => void;
}

/** Lists every draw of the plan with the total and the worst case before any money is held (B6). */
export function ChaseConfirm({ lottery, lines, onClose, onStarted, onOddsChanged }: ChaseConfirmProps) {
  const t = useT();
  const format = useFormat();
  const view = useChase({ lottery, lines });
  const { form, plan, issues, balance, block } = view;
  const first = issues[0]?.issue ?? '';
  const start = useMutation({
    mutationFn: () => startChase(requestOf(form, plan, lines, lottery.id, first, issues.length)),
    onSuccess: ({ issues: n }) => {
      toast(t('chase_started', { n }), { type: 'success' });
      changeForm(lottery.id, { issues: form.issues });
      onStarted();
    },
    onError: (error) => {
      if (!isCallError(error) || error.state === 'NEED_LOGIN') return;
      toast(error.code === 'draw_closed' ? t('chase_next_issue') : error.message, { type: 'error' });
      markStale(['chase-issues', lottery.id]);
      if (error.code === 'odds_changed') onOddsChanged(error.data);
    },
  });
  const trial = useUser(({ info }) => info?.kind === 'trial');
  const careful = plan.cost * 100n > balance * CAREFUL_PERCENT;
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          {t('chase_confirm_title')} {trial && <Tag tone="info">{t('bet_trial')}</Tag>}
        </>
      }
      footer={
        <>
          <Button onClick={onClose} disabled={start.isPending} data-autofocus={careful ? '' : undefined}>
            {t('chase_not_yet')}
          </Button>
          <Button
            variant="primary"
            loading={start.isPending}
            disabled={block !== undefined}
            data-autofocus={careful ? undefined : ''}
            onClick={() => start.mutate()}
          >
            {t('chase_start')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <ol className={styles.rows} aria-label={t('chase_plan')}>
          {plan.rows.map(
            ({ place, multiple, stake }) =>
              multiple > 0 && (
                <li key={place}>
                  <span>{t('bet_issue', { issue: shortIssue(issues[place]?.issue ?? '') })}</span>
                  <span>{t('chase_times', { n: multiple })}</span>
                  <b>{format.figure(stake, EXACT)}</b>
                </li>
              ),
          )}
        </ol>
        <dl className={styles.sums}>
          <div>
            <dt>{t('chase_most_of', { n: plan.count })}</dt>
            <dd data-total="">{format.money(plan.cost, EXACT)}</dd>
          </div>
          <div>
            <dt>{t('chase_worst')}</dt>
            <dd>{format.money(plan.worst, EXACT)}</dd>
          </div>
          <div>
            <dt>{t('chase_stops')}</dt>
            <dd data-words="">
              {form.stopOnWin ? t('chase_stops_on_win') : t('chase_stops_not')}
              {form.stopLoss.trim() !== '' && ` · ${t('chase_stops_loss', { amount: form.stopLoss.trim() })}`}
            </dd>
          </div>
        </dl>
        <Note tone="warning" icon={TriangleAlert}>
          {t('chase_held_note')}
        </Note>
      </div>
    </Dialog>
  );
}
