import { toast } from '@tessera/ui';
import { useRef, useState } from 'react';
import { textOf } from './call-error.ts';

/** One act at the server: whether it runs, and its start. A second start while it runs is ignored. */
export interface Act<Given extends unknown[]> {
  readonly isRunning: boolean;
  /** Text of the failure of the last run, else empty. */
  readonly failure: string;
  run(...given: Given): void;
}

/** Runs an act; its failure is shown beside the form by `failure`, and as a toast unless `quiet`. */
export function useAct<Given extends unknown[]>(
  act: (...given: Given) => Promise<void>,
  { quiet = false }: { quiet?: boolean } = {},
): Act<Given> {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState('');
  const busy = useRef(false);
  const run = async (...given: Given) => {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    setFailure('');
    try {
      await act(...given);
    } catch (error) {
      setFailure(textOf(error));
      if (!quiet) toast(textOf(error), { type: 'error' });
    }
    busy.current = false;
    setRunning(false);
  };
  return { isRunning, failure, run: (...given) => void run(...given) };
}
