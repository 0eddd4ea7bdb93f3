import { roundTimeMs, type Transcript } from '@tessera/fairness';
import { formatTime } from '@tessera/protocol/time';
import { Icon } from '@tessera/ui';
import { Clock, Hash, KeyRound, Lock } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { HashBox } from './hash-box.tsx';
import { Step } from './step.tsx';
import type { StateOf } from './step-state.ts';
import styles from './verification.module.css';

export interface SourceStepsProps {
  transcript: Transcript;
  /** IANA name of the time zone for display. */
  zone: string;
  stateOf: StateOf;
}

/** The publications in order: commitment, close, seal with the seed, beacon. */
export function SourceSteps({ transcript, zone, stateOf }: SourceStepsProps) {
  const t = useT();
  const { descriptor, seal, beacon } = transcript;
  const time = (ms: number) => formatTime(ms, 'MM-DD HH:mm:ss', zone);
  const beaconAt = roundTimeMs(descriptor.beacon, descriptor.round);
  return (
    <ol>
      <Step
        mark={<Icon of={Lock} size={16} />}
        title={t('fairness_commitment')}
        end={time(descriptor.open)}
        state={stateOf('seed')}
      >
        <HashBox hex={descriptor.commitment} label={t('fairness_commitment')} />
        <p className={styles.help}>{t('fairness_commitment_line', { index: descriptor.index })}</p>
      </Step>
      <Step
        mark={<Icon of={Clock} size={16} />}
        title={t('fairness_closed')}
        end={time(descriptor.close)}
        state={stateOf('descriptor')}
      />
      <Step
        mark={<Icon of={KeyRound} size={16} />}
        title={t('fairness_sealed')}
        end={time(seal.at)}
        state={stateOf('seal-time', 'seal-signature', 'witness')}
      >
        <p className={styles.help}>{t('fairness_bets_root', { bets: seal.bets })}</p>
        <HashBox hex={seal.betsRoot} label={t('fairness_bets_root', { bets: seal.bets })} />
        {seal.seed !== null && (
          <>
            <p className={styles.help}>{t('fairness_seed', { index: descriptor.index })}</p>
            <HashBox hex={seal.seed} label={t('fairness_seed', { index: descriptor.index })} />
          </>
        )}
      </Step>
      <Step
        mark={<Icon of={Hash} size={16} />}
        title={t('fairness_beacon', { round: beacon.round })}
        end={time(beaconAt)}
        state={stateOf('beacon')}
      >
        <HashBox hex={beacon.signature} label={t('fairness_beacon', { round: beacon.round })} />
        <p className={styles.help}>
          {t('fairness_beacon_line', { seconds: ((beaconAt - seal.at) / 1_000).toFixed(1) })}
        </p>
      </Step>
    </ol>
  );
}
