import type { MessageKey } from '@tessera/messages';
import { Card, EmptyState, type IconProps, LinkButton, Note, Tag } from '@tessera/ui';
import {
  BadgeCheck,
  BookOpen,
  IdCard,
  KeyRound,
  Landmark,
  ShieldCheck,
  Ticket,
  TriangleAlert,
} from '@tessera/ui/icons';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { RewardRow } from '../../../components/reward-row/index.ts';
import { useClaim } from '../../../data/promotions/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, printHash, type RouteName } from '../../../platform/navigation/index.ts';
import { claimTask, type Task } from '../api/welfare.ts';
import styles from './task-card.module.css';

interface Look {
  readonly icon: IconProps['of'];
  readonly name: MessageKey;
  /** What is missing while it is not done. */
  readonly line: MessageKey;
  /** Where it is done. */
  readonly page: RouteName;
}

const looks: Readonly<Record<Task['task'], Look>> = {
  set_limit: { icon: ShieldCheck, name: 'wf_set_limit', line: 'wf_set_limit_line', page: 'responsible' },
  authenticator: {
    icon: KeyRound,
    name: 'wf_authenticator',
    line: 'wf_authenticator_line',
    page: 'user-info',
  },
  verify_draw: { icon: BadgeCheck, name: 'wf_verify_draw', line: 'wf_verify_draw_line', page: 'verify' },
  identity: { icon: IdCard, name: 'wf_identity', line: 'wf_identity_line', page: 'money-recharge' },
  read_rules: { icon: BookOpen, name: 'wf_read_rules', line: 'wf_read_rules_line', page: 'help' },
  add_card: { icon: Landmark, name: 'wf_add_card', line: 'wf_add_card_line', page: 'bank-manage' },
  first_bet: { icon: Ticket, name: 'wf_first_bet', line: 'wf_first_bet_line', page: 'home' },
};

/** The tasks: what is missing, what can be claimed, and what was claimed. */
export function TaskCard({ tasks }: { tasks: readonly Task[] }) {
  const t = useT();
  const format = useFormat();
  const claim = useClaim(claimTask, ({ amount }) =>
    toast(t('wf_claimed', { amount: format.money(amount) }), { type: 'success' }),
  );
  return (
    <Card title={t('wf_tasks')} titleEnd={t('wf_tasks_note')}>
      {tasks.length === 0 ? (
        <EmptyState title={t('wf_tasks_none')} line={t('wf_none_line')} />
      ) : (
        <ul>
          {tasks.map((task) => (
            <TaskRow
              key={task.task}
              task={task}
              busy={claim.isPending && claim.variables === task.task}
              locked={claim.isPending}
              onClaim={() => claim.mutate(task.task)}
            />
          ))}
        </ul>
      )}
      {isCallError(claim.error) && (
        <Note tone="danger" icon={TriangleAlert} role="alert" className={styles.failure ?? ''}>
          {claim.error.message}
        </Note>
      )}
    </Card>
  );
}

interface TaskRowProps {
  task: Task;
  busy: boolean;
  locked: boolean;
  onClaim: () => void;
}

function TaskRow({
  task: { task, prize, state, progress, claimed_at },
  busy,
  locked,
  onClaim,
}: TaskRowProps) {
  const t = useT();
  const format = useFormat();
  const { icon, name, line, page } = looks[task];
  const amount = format.money(prize);
  const lines = {
    todo: () => t(line, progress ? { n: progress.goal - progress.done } : {}),
    ready: () => t('wf_task_done'),
    claimed: () => t('wf_claimed_at', { time: format.time(claimed_at ?? 0, 'MM-DD HH:mm') }),
  };
  return (
    <RewardRow icon={icon} name={t(name)} line={lines[state]()} amount={amount} state={state}>
      {state === 'ready' && (
        <MoneyButton
          size="sm"
          variant="tonal"
          loading={busy}
          disabled={locked && !busy}
          aria-label={t('wf_claim_of', { name: t(name), amount })}
          onClick={onClaim}
        >
          {t('wf_claim')}
        </MoneyButton>
      )}
      {state === 'claimed' && <Tag>{t('wf_claimed_tag')}</Tag>}
      {state === 'todo' && hasScreen(page) && (
        <LinkButton
          size="sm"
          variant="secondary"
          href={printHash({ name: page, params: {} })}
          aria-label={t('wf_go_to', { name: t(name) })}
        >
          {t('wf_go')}
        </LinkButton>
      )}
    </RewardRow>
  );
}
