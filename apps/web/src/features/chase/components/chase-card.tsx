import { Progress, Tag, type Tone } from '@tessera/ui';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useFormat, useList } from '../../../data/settings/index.ts';
import { confirm } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type Chase, type ChaseCommand, commandChase } from '../api/chases.ts';
import styles from './chase-card.module.css';

/** Tag colours of chase states. */
export const chaseTones: Readonly<Record<Chase['state'], Tone>> = {
  running: 'info',
  paused: 'warning',
  done: 'neutral',
  stopped: 'neutral',
};

/** One chase with its progress and actions. */
export function ChaseCard({ chase }: { chase: Chase }) {
  const t = useT();
  const format = useFormat();
  const name = useChaseName(chase);
  const passed = chase.placed + chase.skipped;
  return (
    <li className={styles.root}>
      <p className={styles.line}>
        <b>{name}</b>
        <Tag tone={chaseTones[chase.state]}>
          {t(chase.state === 'paused' ? 'chase_state_paused' : 'chase_at', { n: passed, of: chase.issues })}
        </Tag>
      </p>
      <Progress
        label={t('chase_progress', { name })}
        value={passed / chase.issues}
        valueText={t('chase_at', { n: passed, of: chase.issues })}
      />
      <p className={styles.facts}>
        <span>
          {t('chase_staked')} <b>{format.figure(chase.staked)}</b>
        </span>
        <span>
          {t('chase_paid')} <b>{format.figure(chase.payout)}</b>
        </span>
        <span>
          {t('chase_held')} <b>{format.figure(chase.held)}</b>
        </span>
        {chase.next && (
          <span>{t('chase_next', { issue: shortIssue(chase.next.issue), n: chase.next.multiple })}</span>
        )}
      </p>
      <ChaseButtons chase={chase} />
    </li>
  );
}

/** Buttons to pause, resume and stop. */
export function ChaseButtons({ chase }: { chase: Chase }) {
  const t = useT();
  const name = useChaseName(chase);
  if (chase.state === 'done' || chase.state === 'stopped') return null;
  const run = (command: ChaseCommand) => ignoreFailure('chase command', commandChase(command, chase.id));
  const stop = async () => {
    const sure = await confirm({
      message: t('chase_stop_question'),
      confirmText: t('chase_stop_yes'),
      danger: true,
    });
    if (sure) await run('stop');
  };
  const turn = chase.state === 'paused' ? 'resume' : 'pause';
  return (
    <p className={styles.buttons}>
      {chase.next && (
        <MoneyButton
          size="sm"
          variant="quiet"
          aria-label={t(`chase_${turn}_of`, { name })}
          onClick={() => void run(turn)}
        >
          {t(`chase_${turn}`)}
        </MoneyButton>
      )}
      <MoneyButton
        size="sm"
        variant="danger-quiet"
        aria-label={t('chase_stop_of', { name })}
        onClick={() => void stop()}
      >
        {t('chase_stop')}
      </MoneyButton>
    </p>
  );
}

/** Display name of a chase: its first play, the number of further bets, and its mode. */
export function useChaseName({ bets, mode }: Chase): string {
  const t = useT();
  const format = useFormat();
  const plays = useList('PLAYED_LIST')?.plays ?? [];
  const first = bets[0]?.play ?? '';
  const item = plays.find(({ id }) => id === first);
  const name = item ? format.name(item.name) : first;
  const more = bets.length > 1 ? ` ${t('chase_and_more', { n: bets.length - 1 })}` : '';
  return `${name}${more} · ${t(`chase_mode_${mode}`)}`;
}
