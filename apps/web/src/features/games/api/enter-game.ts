import type { CallReply } from '@tessera/protocol/endpoints';
import { useEffect, useRef, useState } from 'react';
import { call, isCallError } from '../../../platform/http/index.ts';
import { frameOrigin } from '../model/frame-message.ts';

/** An entered game: the address of its page, and the origin of its messages. */
export type Entry = CallReply<'POST /api/game/enter'> & { readonly origin: string };

export type EntryState =
  | { readonly status: 'entering' }
  | { readonly status: 'in'; readonly entry: Entry }
  /** `text` is the server's reason; empty when the returned address may not be framed. */
  | { readonly status: 'refused'; readonly text: string };

/**
 * Enters a game once, and again on `retry`. The page itself shows why entry was refused. The address contains a single-use
 * token, so it is not cached: a page that returns to view still has its frame, and a newly opened page enters again.
 */
export function useEntry(
  game: string,
  language: string | undefined,
): { state: EntryState; retry: () => void } {
  const [state, setState] = useState<EntryState>({ status: 'entering' });
  const [attempt, setAttempt] = useState(1);
  const begun = useRef(0);
  useEffect(() => {
    if (begun.current === attempt) return;
    begun.current = attempt;
    enter(game, language).then((next) => {
      if (begun.current === attempt) setState(next);
    });
  }, [game, language, attempt]);
  const retry = () => {
    setState({ status: 'entering' });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

async function enter(game: string, language: string | undefined): Promise<EntryState> {
  try {
    const entry = await call(
      'POST /api/game/enter',
      { game, ...(language && { language }) },
      { silent: true },
    );
    const origin = frameOrigin(entry.url, location.origin);
    return origin === undefined
      ? { status: 'refused', text: '' }
      : { status: 'in', entry: { ...entry, origin } };
  } catch (error) {
    return { status: 'refused', text: isCallError(error) ? error.message : '' };
  }
}
