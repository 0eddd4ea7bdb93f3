import { formatTime } from '@tessera/protocol/time';
import { Icon } from '@tessera/ui';
import { VerifySealArt } from '@tessera/ui/art/inline/verify-seal.tsx';
import { Clock, Cpu, TriangleAlert } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { publishedAmount, REWARD_CHECKS, type RewardProof } from '../model/reward-proof.ts';
import type { RewardVerification } from './use-reward-verdict.ts';
import styles from './verdict.module.css';

export interface RewardVerdictProps {
  proof: RewardProof;
  state: RewardVerification;
  /** IANA name of the time zone for display. */
  zone: string;
  /** Where to turn when a check fails. */
  support?: ReactNode;
}

/** The verdict of all checks, with the published result beside the computed one; or when the seed will be published. */
export function RewardVerdict({ proof, state, zone, support }: RewardVerdictProps) {
  const t = useT();
  const format = useFormat();
  const { verdict, computed, done, tookMs } = state;
  const { record, name, released_at } = proof;
  const failed = REWARD_CHECKS.filter((check) => verdict?.[check] === false);
  const isWhole = REWARD_CHECKS.every((check) => verdict?.[check] !== undefined);
  const look = !done ? 'running' : !verdict || failed.length > 0 ? 'failed' : isWhole ? 'ok' : 'early';
  const published = publishedAmount(proof);
  const isSame = published !== undefined && published === computed?.amount;
  const lines = {
    running: () => t('fairness_running_line'),
    failed: () =>
      verdict
        ? t('fairness_fails_line', { names: failed.map((check) => t(`proof_check_${check}`)).join(' · ') })
        : t('proof_unreadable'),
    ok: () => t('fairness_holds_line', { n: REWARD_CHECKS.length, ms: Math.max(1, Math.round(tookMs)) }),
    early: () => t('proof_early_line', { time: formatTime(released_at, 'MM-DD HH:mm', zone) }),
  };
  const headings = {
    running: 'fairness_running',
    failed: 'fairness_fails',
    ok: 'proof_holds',
    early: 'proof_early',
  } as const;
  return (
    <section className={styles.root} data-look={look}>
      <Sign look={look} />
      <div className={styles.words} role={look === 'failed' ? 'alert' : 'status'}>
        <h2>{t(headings[look])}</h2>
        <p>{lines[look]()}</p>
        {look === 'failed' && support}
      </div>
      <div className={styles.balls}>
        <Result
          name={`${name} · ${t('fairness_published')}`}
          text={published === undefined ? t('proof_undrawn') : resultText(published)}
        />
        {computed && (
          <>
            <span className={styles.equal} data-same={isSame}>
              <span aria-hidden="true">{isSame ? '＝' : '≠'}</span>
              <span className={styles.hidden}>{t(isSame ? 'fairness_equal' : 'fairness_unequal')}</span>
            </span>
            <Result name={t('fairness_computed')} text={resultText(computed.amount)} />
          </>
        )}
      </div>
    </section>
  );

  function resultText(amount: NonNullable<typeof published>): string {
    return record.kind === 'wheel' && amount === 0n ? t('wheel_no_prize') : format.money(amount);
  }
}

function Sign({ look }: { look: 'ok' | 'failed' | 'running' | 'early' }) {
  if (look === 'ok') return <VerifySealArt width={60} height={60} />;
  return <Icon of={look === 'failed' ? TriangleAlert : look === 'early' ? Clock : Cpu} size={32} />;
}

function Result({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <span className={styles.name}>{name}</span>
      <b className={styles.figure}>{text}</b>
    </div>
  );
}
