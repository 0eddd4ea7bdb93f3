import type { CheckName, Transcript } from '@tessera/fairness';
import { Ball } from '@tessera/ui';
import { lookOf } from '../../../data/families/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type DrawTrace, hexOfWord, type TraceStep } from '../model/trace.ts';
import { CheckTag, checkKey } from './check-tag.tsx';
import { HashBox } from './hash-box.tsx';
import { Step } from './step.tsx';
import { stateFrom } from './step-state.ts';
import type { VerificationState } from './use-verification.ts';
import styles from './verification.module.css';

export interface RecomputeStepsProps {
  transcript: Transcript;
  trace: DrawTrace | undefined;
  checks: VerificationState['checks'];
}

/** Checks listed in the last step. */
const further: readonly CheckName[] = [
  'descriptor',
  'seal-time',
  'seal-signature',
  'witness',
  'trusted-keys',
  'beacon',
];

/** The computation from the seed to the numbers, done on this device. */
export function RecomputeSteps({ transcript, trace, checks }: RecomputeStepsProps) {
  const t = useT();
  const { descriptor } = transcript;
  const checkOf = (name: CheckName) => checks.find((check) => check.name === name);
  const stateOf = stateFrom(checks);
  return (
    <ol>
      <Step
        mark="A"
        state={stateOf('seed')}
        title={t('fairness_step_seed', { index: descriptor.index })}
        end={<CheckTag check={checkOf('seed')} word={t('fairness_step_seed_ok')} />}
      >
        <HashBox hex={descriptor.commitment} label={t('fairness_commitment')} />
      </Step>
      {trace && (
        <>
          <Step mark="B" state={stateOf('result')} title={t('fairness_step_key')}>
            <HashBox hex={trace.key} label="K" />
          </Step>
          <Step
            mark="C"
            state={stateOf('result')}
            title={t('fairness_step_words')}
            end={<CheckTag check={checkOf('result')} />}
          >
            <HashBox hex={trace.block} label={t('fairness_step_words')} marks={trace.steps.length} />
            <NumberTable steps={trace.steps} family={descriptor.family} />
          </Step>
        </>
      )}
      <Step mark="D" state={stateOf(...further)} title={t('fairness_step_checks')}>
        <ul className={styles.checks}>
          {further.map((name) => (
            <li key={name}>
              {t(checkKey(name))}
              <CheckTag check={checkOf(name)} />
            </li>
          ))}
        </ul>
      </Step>
    </ol>
  );
}

function NumberTable({ steps, family }: { steps: readonly TraceStep[]; family: string }) {
  const t = useT();
  const skipped = steps.reduce((sum, step) => sum + step.skipped, 0);
  const rows = steps.map((step, index) => ({ ...step, place: index + 1 }));
  return (
    <>
      <table className={styles.numbers}>
        <thead>
          <tr>
            <th scope="col">{t('fairness_place')}</th>
            <th scope="col">{t('fairness_word')}</th>
            <th scope="col">{t('fairness_remainder')}</th>
            <th scope="col">{t('fairness_number')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, word, of, number }) => (
            <tr key={place}>
              <td>{place}</td>
              <td>
                <code>0x{hexOfWord(word)}</code>
              </td>
              <td>
                {word} % {of} = {word % of}
              </td>
              <td>
                <Ball look={lookOf(family)} value={number} size="s" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {skipped > 0 && <p className={styles.help}>{t('fairness_rejected', { n: skipped })}</p>}
    </>
  );
}
