import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { DrawView } from '../../../data/draws/index.ts';
import { call, ignoreFailure } from '../../../platform/http/index.ts';

/** Maximum number of past draws used for the figures under the numbers. */
const HISTORY = 100;

/** The known past draws of a lottery. */
export interface HistoryAnswer {
  /** Newest drawn issue at the time of the request. */
  readonly newest: string;
  /** Newest first; absent until the first answer. */
  readonly draws?: readonly DrawView[];
  readonly failed: boolean;
}

const answers = createStore<Readonly<Record<string, HistoryAnswer>>>(() => ({}));
const nothing: HistoryAnswer = { newest: '', failed: false };

/**
 * Drawn draws of a lottery, newest first. `newest` is the last drawn issue: a new one triggers a request, and the older draws
 * stay until its answer. All users share one request. Works without the query library, because numbers are on the first
 * screen.
 */
export function useDrawHistory(lottery: string, newest: string): HistoryAnswer {
  useEffect(() => {
    if (newest !== '' && (answers.getState()[lottery] ?? nothing).newest !== newest) {
      void ask(lottery, newest);
    }
  }, [lottery, newest]);
  return useStore(answers, (known) => known[lottery] ?? nothing);
}

/** Retries after a failure. */
export function askHistoryAgain(lottery: string): void {
  const { newest } = answers.getState()[lottery] ?? nothing;
  if (newest !== '') void ask(lottery, newest);
}

async function ask(lottery: string, newest: string): Promise<void> {
  keep(lottery, { newest, failed: false });
  await ignoreFailure(
    'past draws: the view shows the failure',
    call('POST /api/lottery/draw/list', { lottery, limit: HISTORY }, { silent: true }).then(
      ({ items }) => keep(lottery, { newest, draws: items, failed: false }),
      (error: unknown) => {
        keep(lottery, { newest, failed: true });
        throw error;
      },
    ),
  );
}

/** Drops an answer that a newer request has superseded; known draws stay until newer ones arrive. */
function keep(lottery: string, answer: HistoryAnswer): void {
  const known = answers.getState()[lottery] ?? nothing;
  const isQuestion = answer.draws === undefined && !answer.failed;
  if (!isQuestion && known.newest !== answer.newest) return;
  answers.setState({ [lottery]: { ...known, ...answer } });
}
