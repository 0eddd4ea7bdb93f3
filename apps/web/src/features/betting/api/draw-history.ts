import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { call, ignoreFailure } from '../../../platform/http/index.ts';
import type { DrawView } from '../../draws/index.ts';

/** Most draws the figures under the numbers look back over. */
const HISTORY = 100;

/** What is known of a lottery's past draws. */
export interface HistoryAnswer {
  /** Issue drawn last when it was asked. */
  readonly newest: string;
  /** Newest first; absent until the first answer. */
  readonly draws?: readonly DrawView[];
  readonly failed: boolean;
}

const answers = createStore<Readonly<Record<string, HistoryAnswer>>>(() => ({}));
const nothing: HistoryAnswer = { newest: '', failed: false };

/**
 * Drawn draws of a lottery, newest first. `newest` is the issue drawn last: a new one asks again, and until its answer
 * the older draws stay. Asked once for all who look, and without the query library, as numbers stand on the first screen.
 */
export function useDrawHistory(lottery: string, newest: string): HistoryAnswer {
  useEffect(() => {
    if (newest !== '' && (answers.getState()[lottery] ?? nothing).newest !== newest) {
      void ask(lottery, newest);
    }
  }, [lottery, newest]);
  return useStore(answers, (known) => known[lottery] ?? nothing);
}

/** Asks again after a failure. */
export function askHistoryAgain(lottery: string): void {
  const { newest } = answers.getState()[lottery] ?? nothing;
  if (newest !== '') void ask(lottery, newest);
}

async function ask(lottery: string, newest: string): Promise<void> {
  keep(lottery, { newest, failed: false });
  await ignoreFailure(
    'past draws: where they stand it is said',
    call('POST /api/lottery/draw/list', { lottery, limit: HISTORY }, { silent: true }).then(
      ({ items }) => keep(lottery, { newest, draws: items, failed: false }),
      (error: unknown) => {
        keep(lottery, { newest, failed: true });
        throw error;
      },
    ),
  );
}

/** An answer that a newer question has overtaken is dropped; draws that are known stay until there are newer ones. */
function keep(lottery: string, answer: HistoryAnswer): void {
  const known = answers.getState()[lottery] ?? nothing;
  const isQuestion = answer.draws === undefined && !answer.failed;
  if (!isQuestion && known.newest !== answer.newest) return;
  answers.setState({ [lottery]: { ...known, ...answer } });
}
