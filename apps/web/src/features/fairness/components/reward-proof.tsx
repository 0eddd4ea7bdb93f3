import { formatTime } from '@tessera/protocol/time';
import { Button, Card, EmptyState, Icon, Note, Skeleton, SkeletonRegion } from '@tessera/ui';
import { EmptyOfflineArt } from '@tessera/ui/art/inline/empty-offline.tsx';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { Clock, Cpu, Download, Hash, Info, KeyRound, Lock, RefreshCw } from '@tessera/ui/icons';
import { Contact } from '../../../components/contact/index.ts';
import { saveFile } from '../../../components/save-file/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { useSocketEvent } from '../../../platform/socket/index.ts';
import { rewardProofOptions } from '../api/reward-proof.ts';
import { type RewardProof as Proof, publishedAmount } from '../model/reward-proof.ts';
import type { ProofRef } from '../model/reward-ref.ts';
import { HoldsTag } from './check-tag.tsx';
import { HashBox } from './hash-box.tsx';
import { RewardVerdict } from './reward-verdict.tsx';
import { Step } from './step.tsx';
import { type RewardVerification, useRewardVerdict } from './use-reward-verdict.ts';
import styles from './verification.module.css';

/** The proof of one of the player's turns of a wheel, or of their share of a packet. */
export function RewardProof({ of, zone }: { of: ProofRef; zone: string }) {
  const t = useT();
  const proof = useQuery(rewardProofOptions(of));
  useSocketEvent('spin:drawn', ({ spin }) => {
    if ('spin' in of && spin === of.spin) void proof.refetch();
  });
  if (proof.isError) {
    const isNone = isCallError(proof.error, 'not_found');
    return (
      <Card>
        <EmptyState
          art={isNone ? <EmptySearchArt /> : <EmptyOfflineArt />}
          title={t(isNone ? 'proof_none' : 'fairness_load_failed')}
          line={t(isNone ? 'proof_none_line' : 'fairness_load_failed_line')}
          action={
            !isNone && (
              <Button variant="tonal" icon={RefreshCw} onClick={() => void proof.refetch()}>
                {t('retry')}
              </Button>
            )
          }
        />
      </Card>
    );
  }
  if (!proof.data) {
    return (
      <SkeletonRegion label={t('ui_loading')}>
        <Skeleton height={96} shape="round" />
        <Skeleton height={420} shape="round" />
      </SkeletonRegion>
    );
  }
  return <Checked proof={proof.data} zone={zone} />;
}

function Checked({ proof, zone }: { proof: Proof; zone: string }) {
  const t = useT();
  const state = useRewardVerdict(proof);
  const { record, terms, name } = proof;
  const save = () =>
    saveFile(
      `${JSON.stringify({ terms, record }, null, 2)}\n`,
      'application/json',
      `${record.context.replaceAll('/', '-')}-${record.counter}.json`,
    );
  return (
    <div className={styles.root}>
      <RewardVerdict proof={proof} state={state} zone={zone} support={<Contact lead />} />
      {record.beacon.kind === 'simulated' && (
        <Note tone="warning" icon={Info}>
          {t('fairness_simulated')}
        </Note>
      )}
      <div className={styles.panels}>
        <Card pad title={`1　${t('fairness_source')}`}>
          <Source proof={proof} state={state} zone={zone} />
        </Card>
        <Card
          pad
          title={`2　${t('fairness_recompute')}`}
          titleEnd={
            record.seed !== null && (
              <Button variant="tonal" size="sm" icon={RefreshCw} onClick={state.again}>
                {t('fairness_again')}
              </Button>
            )
          }
        >
          <Recompute proof={proof} state={state} />
          {record.seed !== null && (
            <div className={styles.actions}>
              <Button size="sm" icon={Download} onClick={save} aria-label={t('proof_download_of', { name })}>
                {t('proof_download')}
              </Button>
            </div>
          )}
        </Card>
      </div>
    </div>
  );
}

const stepOf = (holds: boolean | undefined) => (holds === undefined ? undefined : holds ? 'ok' : 'failed');

interface StepsProps {
  proof: Proof;
  state: RewardVerification;
}

/** What was published, in the order in which it was fixed: commitment, press, beacon, seed. */
function Source({
  proof: { record, journal, released_at },
  state: { verdict },
  zone,
}: StepsProps & { zone: string }) {
  const t = useT();
  const time = (ms: number) => formatTime(ms, 'MM-DD HH:mm:ss', zone);
  const { commitment, at, round, signature, seed, index, kind } = record;
  return (
    <ol>
      <Step
        mark={<Icon of={Lock} size={16} />}
        title={t('proof_commitment')}
        end={
          <HoldsTag
            holds={verdict?.commitment}
            pending={seed === null ? t('proof_awaits_seed') : undefined}
          />
        }
        state={stepOf(verdict?.commitment)}
      >
        <HashBox hex={commitment} label={t('proof_commitment')} />
        <p className={styles.help}>{t('proof_commitment_line', { index, journal })}</p>
      </Step>
      <Step
        mark={<Icon of={Clock} size={16} />}
        title={t(kind === 'wheel' ? 'proof_pressed' : 'proof_started', { time: time(at) })}
        end={<HoldsTag holds={verdict?.round} />}
        state={stepOf(verdict?.round)}
      >
        <p className={styles.help}>{t('proof_round_line', { round })}</p>
      </Step>
      <Step
        mark={<Icon of={Hash} size={16} />}
        title={t('fairness_beacon', { round })}
        end={
          <HoldsTag
            holds={verdict?.beacon}
            pending={signature === null ? t('proof_awaits_beacon') : undefined}
          />
        }
        state={stepOf(verdict?.beacon)}
      >
        {signature !== null && <HashBox hex={signature} label={t('fairness_beacon', { round })} />}
      </Step>
      <Step mark={<Icon of={KeyRound} size={16} />} title={t('fairness_seed', { index })}>
        {seed === null ? (
          <p className={styles.help}>{t('proof_seed_at', { time: time(released_at) })}</p>
        ) : (
          <HashBox hex={seed} label={t('fairness_seed', { index })} />
        )}
      </Step>
    </ol>
  );
}

/** The computation from the seed to the result, done on this device. */
function Recompute({ proof, state: { verdict, computed } }: StepsProps) {
  const t = useT();
  const format = useFormat();
  const { record, released_at } = proof;
  if (!computed) {
    return (
      <p className={styles.help}>
        {record.seed === null
          ? t('proof_recompute_later', { time: format.time(released_at, 'MM-DD HH:mm') })
          : t('proof_recompute_none')}
      </p>
    );
  }
  const published = publishedAmount(proof);
  return (
    <ol>
      <Step mark="A" title={t('proof_key')} state={stepOf(verdict?.result)}>
        <p className={styles.help}>
          {t('proof_key_line', { context: record.context, counter: record.counter, round: record.round })}
        </p>
        <HashBox hex={computed.key} label="K" />
      </Step>
      <Step
        mark="B"
        title={t(record.kind === 'wheel' ? 'proof_word' : 'proof_words')}
        state={stepOf(verdict?.result)}
      >
        <HashBox
          hex={computed.block}
          label={t('fairness_step_words')}
          marks={record.kind === 'wheel' ? 1 : 8}
        />
      </Step>
      <Step
        mark={<Icon of={Cpu} size={16} />}
        title={
          computed.tile === undefined
            ? t('proof_share', {
                share: (record.kind === 'packets' ? record.share : 0) + 1,
                amount: format.money(computed.amount),
              })
            : t('proof_tile', { tile: computed.tile, amount: format.money(computed.amount) })
        }
        end={<HoldsTag holds={verdict?.result} />}
        state={stepOf(verdict?.result)}
      >
        <p className={styles.help}>
          {published === undefined
            ? t('proof_undrawn')
            : t('proof_published', { amount: format.money(published) })}
        </p>
      </Step>
    </ol>
  );
}
