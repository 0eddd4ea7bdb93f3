import type { CallReply } from '@tessera/protocol/endpoints';
import { useEffect, useRef, useState } from 'react';
import { call, isCallError } from '../../../platform/http/index.ts';
import { frameOrigin } from '../model/frame-message.ts';

/** A game that was entered: where its page is, and the origin it speaks from. */
export type Entry = CallReply<'POST /api/game/enter'> & { readonly origin: string };

export type EntryState =
  | { readonly status: 'entering' }
  | { readonly status: 'in'; readonly entry: Entry }
  /** `text` is the reason as the service words it; empty when the address answered may not be framed. */
  | { readonly status: 'refused'; readonly text: string };

/**
 * Enters a game once, and again on `retry`. The page itself says why it was refused. The address holds a token for one use, so nothing keeps it: a page that comes back
 * into view still has its frame, one that is opened anew enters anew.
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
