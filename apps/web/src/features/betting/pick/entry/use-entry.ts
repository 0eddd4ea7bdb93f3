import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reportError } from '../../../../platform/device/index.ts';
import { useBettingPage } from '../../betting.tsx';
import { keepTyped } from '../quote.ts';
import { type EntryReading, nothingRead, readEntry, typedText, WORKER_FROM } from './entry.ts';
import { readLines } from './entry-reader.ts';

/** Maximum size of an imported file. */
export const FILE_MAX_BYTES = 4 * 1024 * 1024;

/** The typed text and its parsed lines. */
export interface Entry {
  readonly text: string;
  readonly reading: EntryReading;
  /** A long text is being read. */
  readonly busy: boolean;
  setText(text: string): void;
  clean(what: 'duplicates' | 'wrong'): void;
  cancel(): void;
}

/**
 * Typed lines of the current play. `typed` is the selection's content in content notation; `onTyped` receives the valid
 * lines. Clearing the selection elsewhere clears the text.
 */
export function useEntry(typed: string, onTyped: (content: string) => void): Entry {
  const { item } = useBettingPage();
  const play = { id: item.id, content: item.content };
  const [text, setOwnText] = useState(() => typedText(play, typed));
  const [reading, setReading] = useState(() =>
    typed.length < WORKER_FROM ? readEntry(play, typedText(play, typed)) : nothingRead,
  );
  const [busy, setBusy] = useState(false);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const forget = useEffectEvent(() => {
    if (reading.content === '' || typed !== '') return;
    setOwnText('');
    setReading(nothingRead);
  });
  useEffect(() => {
    if (typed === '') forget();
  }, [typed]);

  const read = (next: string, clean?: 'duplicates' | 'wrong') => {
    work.current?.abort();
    if (next.length < WORKER_FROM && clean === undefined) {
      const now = readEntry(play, next);
      setReading(now);
      setBusy(false);
      onTyped(now.content);
      return;
    }
    const controller = new AbortController();
    work.current = controller;
    setBusy(true);
    readLines({ play, text: next, ...(clean ? { clean } : {}) }, controller.signal)
      .then((answer) => {
        const { content, lines } = answer.reading;
        if (lines) keepTyped(item.id, content, lines);
        setOwnText(answer.text);
        setReading(answer.reading);
        setBusy(false);
        onTyped(answer.reading.content);
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        setBusy(false);
        reportError('single entry', error);
      });
  };

  return {
    text,
    reading,
    busy,
    setText(next) {
      setOwnText(next);
      read(next);
    },
    clean: (what) => read(text, what),
    cancel() {
      work.current?.abort();
      setBusy(false);
    },
  };
}
