import { useEffect, useState } from 'react';
import { isRealityDue, loadPlayState, useProtection } from '../../../data/protection/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useCurrentRoute } from '../../../platform/navigation/index.ts';

const StopDialog = lazyPart(async () => (await import('./stop-dialog.tsx')).StopDialog);
const RealityDialog = lazyPart(async () => (await import('./reality-dialog.tsx')).RealityDialog);
const SessionDialog = lazyPart(async () => (await import('./session-dialog.tsx')).SessionDialog);

/** Dialogs of responsible play, above every page; their code loads with the first one. */
export function ProtectionHost() {
  const { state, stopping } = useProtection((protection) => protection);
  const onBetting = useCurrentRoute()?.name === 'lottery';
  const [warned, setWarned] = useState(0);
  // On the betting page the dialogs use the server's current state.
  useEffect(() => {
    if (onBetting) void loadPlayState();
  }, [onBetting]);
  useMoments([state?.reality.due_at, state?.session_limit?.warn_at]);
  if (!state) return null;
  const at = now();
  const { session_limit } = state;
  const warns =
    session_limit !== null &&
    session_limit.warn_at <= at &&
    session_limit.ends_at > at &&
    warned !== session_limit.ends_at;
  return (
    <>
      {stopping && <StopDialog />}
      {!stopping && onBetting && isRealityDue(state, at) && <RealityDialog state={state} />}
      {!stopping && warns && (
        <SessionDialog endsAt={session_limit.ends_at} onSeen={() => setWarned(session_limit.ends_at)} />
      )}
    </>
  );
}

/** Re-check interval, because the clock offset may be corrected meanwhile. */
const WAIT_MAX_MS = 5_000;

/** Re-renders when one of these moments (ms) is reached. */
function useMoments(moments: readonly (number | undefined)[]): void {
  const [, setTick] = useState(0);
  const next = Math.min(...moments.filter((moment) => moment !== undefined && moment > now()).map(Number));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return undefined;
    const timer = setInterval(
      () => {
        if (now() >= next) setTick((tick) => tick + 1);
      },
      Math.min(Math.max(next - now() + 50, 50), WAIT_MAX_MS),
    );
    return () => clearInterval(timer);
  }, [next]);
}
