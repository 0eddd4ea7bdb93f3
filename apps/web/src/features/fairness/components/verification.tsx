import type { Transcript } from '@tessera/fairness';
import { Button, Card, Note, Tag } from '@tessera/ui';
import { Download, Info, KeyRound, RefreshCw } from '@tessera/ui/icons';
import { type ReactNode, useEffect } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { traceDraw } from '../model/trace.ts';
import { type BetWords, Receipts } from './receipts.tsx';
import { RecomputeSteps } from './recompute-steps.tsx';
import { saveTranscript } from './save-transcript.ts';
import { SourceSteps } from './source-steps.tsx';
import { stateFrom } from './step-state.ts';
import { useVerification } from './use-verification.ts';
import { Verdict } from './verdict.tsx';
import styles from './verification.module.css';

export interface VerificationProps {
  transcript: Transcript;
  /** IANA name of the time zone for display. */
  zone: string;
  /** After the buttons below the computation. */
  actions?: ReactNode;
  /** Where to turn when a check fails. */
  support?: ReactNode;
  /** A bet and its stake in words, where the names of plays are known; otherwise it is shown as it was signed. */
  bets?: BetWords;
  /** All checks have passed; `key` is K as it was computed here, hex. */
  onHolds?: (key: string) => void;
}

/** The verification of one transcript (`lot/v1` step 9). Needs a `key` that differs between transcripts. */
export function Verification({ transcript, zone, actions, support, bets, onHolds }: VerificationProps) {
  const t = useT();
  const state = useVerification(transcript);
  const trace = traceDraw(transcript);
  const heldKey = state.done && state.checks.every(({ ok }) => ok) ? trace?.key : undefined;
  useEffect(() => {
    if (heldKey !== undefined) onHolds?.(heldKey);
  }, [heldKey, onHolds]);
  return (
    <div className={styles.root}>
      <Verdict
        transcript={transcript}
        state={state}
        computed={trace?.steps.map(({ number }) => number)}
        support={support}
      />
      {transcript.descriptor.beacon.kind === 'simulated' && (
        <Note tone="warning" icon={Info}>
          {t('fairness_simulated')}
        </Note>
      )}
      <div className={styles.panels}>
        <Card
          pad
          title={`1　${t('fairness_source')}`}
          titleEnd={<Tag tone="info">{t('fairness_source_verifiable')}</Tag>}
        >
          <SourceSteps transcript={transcript} zone={zone} stateOf={stateFrom(state.checks)} />
        </Card>
        <Card
          pad
          title={`2　${t('fairness_recompute')}`}
          titleEnd={
            <Button variant="tonal" size="sm" icon={RefreshCw} onClick={state.again}>
              {t('fairness_again')}
            </Button>
          }
        >
          <RecomputeSteps transcript={transcript} trace={trace} checks={state.checks} />
          <div className={styles.actions}>
            <Button size="sm" icon={Download} onClick={() => saveTranscript(transcript)}>
              {t('fairness_download')}
            </Button>
            {actions}
          </div>
        </Card>
      </div>
      <Receipts transcript={transcript} {...(bets && { words: bets })} />
      <Note icon={KeyRound}>
        {t('fairness_keys_note')}
        <br />
        {t('fairness_signer')} <code className={styles.key}>{transcript.keys.signer}</code>
        <br />
        {t('fairness_witness')} <code className={styles.key}>{transcript.keys.witness}</code>
      </Note>
    </div>
  );
}
