import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { useAct } from '../../platform/use-act.ts';
import type { DryRun, DryRunAsked } from './offer-data.ts';

/** A dry run that is asked for by a press. Its answer is shown only beside what it was computed of. */
export function useDryRun(asked: DryRunAsked | undefined) {
  const [found, setFound] = useState<{ of: string; run: DryRun }>();
  const of = JSON.stringify(asked);
  const act = useAct(
    async () => {
      if (asked) setFound({ of, run: await call('/console/offer/dry-run', asked) });
    },
    { quiet: true },
  );
  const isSame = found !== undefined && found.of === of;
  return { ...act, result: isSame ? found.run : undefined, isOld: found !== undefined && !isSame };
}
