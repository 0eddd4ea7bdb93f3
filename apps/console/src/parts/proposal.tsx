import { Button, Field, Note, TextArea, toast, useSettled } from '@tessera/ui';
import { TriangleAlert, Users } from '@tessera/ui/icons';
import { type ReactNode, useState } from 'react';
import { type Asked, learnCommand, REASON_MAX, REASON_MIN, useTrial } from '../data/commands.ts';
import { call } from '../platform/call.ts';
import { textOf } from '../platform/call-error.ts';
import { type TextKey, useT } from '../platform/i18n.ts';
import { useRids } from '../platform/rid.ts';
import { useAct } from '../platform/use-act.ts';
import { Diff, Fingerprint } from './marks.tsx';
import { PanelSection } from './panel.tsx';

/** How long a form rests before its trial is asked for, ms. */
const TRIAL_AFTER_MS = 350;

/** A form that proposes one command: its state, its trial, and its two parts for the body and the foot of a panel. */
export interface Proposal {
  readonly body: ReactNode;
  readonly foot: ReactNode;
}

interface ProposalOptions {
  action: Asked['action'];
  target: string;
  /** What is asked for; undefined while the form has no valid value. */
  payload: Asked['payload'] | undefined;
  /** Names the effect on the button. */
  button: TextKey;
  values?: Readonly<Record<string, string>>;
  danger?: boolean;
  /** What the reason says until another one is typed. */
  usualReason?: string;
  /** Below the reason: who reads it. */
  reasonHelp: TextKey;
  onDone?: (command: number) => void;
}

/**
 * Proposes a command: reason, trial, then the command with the fingerprint of what the trial showed. It takes effect at once where
 * one person is enough, otherwise it waits for another.
 */
export function useProposal(options: ProposalOptions): Proposal {
  const {
    action,
    target,
    payload,
    button,
    values,
    danger = false,
    usualReason = '',
    reasonHelp,
    onDone,
  } = options;
  const t = useT();
  const [reason, setReason] = useState(usualReason);
  const isReasoned = reason.trim().length >= REASON_MIN;
  const asked: Asked | undefined =
    payload && isReasoned ? { action, target, payload, reason: reason.trim() } : undefined;
  const wanted = asked ? JSON.stringify(asked) : '';
  const [settled] = useSettled(wanted, TRIAL_AFTER_MS);
  const trial = useTrial(settled === '' ? undefined : (JSON.parse(settled) as Asked));
  // A trial of an earlier text must not be proposed.
  const shown = settled === wanted && wanted !== '' ? trial.data : undefined;
  const ridOf = useRids();
  const propose = useAct(async () => {
    if (!asked || !shown) return;
    const command = await call('/console/command/propose', {
      ...asked,
      rid: ridOf(shown.shownHash),
      shownHash: shown.shownHash,
    });
    setReason(usualReason);
    toast(t(command.state === 'applied' ? 'proposal_applied' : 'proposal_waits', { id: command.id }), {
      type: 'success',
    });
    await learnCommand(command);
    onDone?.(command.id);
  });
  return {
    body: (
      <>
        <Field label={t('reason')} labelEnd={`${reason.length}/${REASON_MAX}`} help={t(reasonHelp)}>
          <TextArea value={reason} onValue={setReason} maxLength={REASON_MAX} rows={2} />
        </Field>
        {trial.error && settled === wanted && (
          <Note tone="danger" icon={TriangleAlert} role="alert">
            {textOf(trial.error)}
          </Note>
        )}
        {shown && (
          <>
            <PanelSection title={t('change')} end={t('version_n', { version: shown.shown.targetVersion })}>
              <Diff before={shown.shown.before ?? undefined} after={shown.shown.after ?? undefined} />
            </PanelSection>
            <PanelSection title={t('fingerprint')}>
              <Fingerprint hash={shown.shownHash} />
            </PanelSection>
          </>
        )}
      </>
    ),
    foot: (
      <>
        {shown && (
          <span className="row s12 t3">
            <Users size={14} aria-hidden="true" />
            {t(shown.needs === 1 ? 'needs_one' : 'needs_two')}
          </span>
        )}
        <Button
          className="push"
          variant={danger ? 'danger' : 'primary'}
          disabled={!shown}
          title={shown ? undefined : t(isReasoned ? 'proposal_not_tried' : 'proposal_needs_reason')}
          loading={propose.isRunning}
          onClick={() => propose.run()}
        >
          {t(button, values)}
        </Button>
      </>
    ),
  };
}
