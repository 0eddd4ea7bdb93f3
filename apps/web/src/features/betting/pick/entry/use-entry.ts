import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reportError } from '../../../../platform/device/index.ts';
import { useBettingPage } from '../../betting.tsx';
import { keepTyped } from '../quote.ts';
import { type EntryReading, readEntry, typedText } from './entry.ts';
import { type EntryPart, firstPart, LARGE_FROM, partAt, partIndexOf, withPart } from './entry-parts.ts';
import { isLarge, readLines } from './entry-reader.ts';
import type { EntryTask } from './entry-task.ts';

/** Maximum size of an imported file. */
export const FILE_MAX_BYTES = 4 * 1024 * 1024;
/** A large text is read again when the player has not typed for this long. */
const PAUSE_MS = 250;

/** The typed text and its parsed lines. */
export interface Entry {
  readonly text: string;
  /** The part of the text that is shown and edited; the whole text unless it is large. */
  readonly part: EntryPart;
  readonly reading: EntryReading;
  /** A long text is being read. */
  readonly busy: boolean;
  /** Replaces the whole text; shows the part with the character at `at`. */
  setText(text: string, at?: number): void;
  /** Replaces the text of the shown part. */
  setPart(text: string): void;
  showPart(index: number): void;
  clean(what: 'duplicates' | 'wrong'): void;
  cancel(): void;
}

interface Read extends Omit<EntryTask, 'play'> {
  /** Delay before the text is read. */
  readonly pauseMs?: number;
  /** Shows the part with this character. */
  readonly at?: number;
}

/**
 * Typed lines of the current play. `typed` is the selection's content in content notation; `onTyped` receives the valid
 * lines. A selection changed elsewhere, such as random or cleared picks, replaces the text.
 */
export function useEntry(typed: string, onTyped: (content: string) => void): Entry {
  const { item } = useBettingPage();
  const play = { id: item.id, content: item.content };
  const [text, setOwnText] = useState(() => (typed.length < LARGE_FROM ? typedText(play, typed) : ''));
  const [part, setPart] = useState(() => firstPart(text));
  const [reading, setReading] = useState(() => readEntry(play, text));
  const [busy, setBusy] = useState(false);
  const work = useRef<AbortController | null>(null);

  const follow = useEffectEvent(() => {
    if (busy || reading.content === typed) return;
    const next = typedText(play, typed);
    setOwnText(next);
    setPart(firstPart(next));
    setReading(readEntry(play, next));
  });
  useEffect(() => {
    if (typed.length < LARGE_FROM) follow();
  }, [typed]);

  const read = ({ pauseMs = 0, at, ...task }: Read) => {
    work.current?.abort();
    if (task.text !== undefined && task.clean === undefined && !isLarge(task)) {
      const now = readEntry(play, task.text);
      setReading(now);
      setBusy(false);
      onTyped(now.content);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    work.current = controller;
    setBusy(true);
    pause(pauseMs, signal)
      .then(() => readLines({ play, ...task }, signal))
      .then((answer) => {
        const next = answer.text ?? task.text ?? '';
        const { content, lines, parts } = answer.reading;
        if (lines) keepTyped(item.id, content, lines);
        setOwnText(next);
        if (answer.text !== undefined) setPart(firstPart(next));
        else if (at !== undefined) setPart(partAt(parts, partIndexOf(parts, at), next));
        setReading(answer.reading);
        setBusy(false);
        onTyped(content);
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        setBusy(false);
        reportError('single entry', error);
      });
  };

  const readKept = useEffectEvent(() => {
    if (text === '' && typed.length >= LARGE_FROM) read({ content: typed });
    // The page was hidden while it was reading.
    else if (busy) read({ text });
  });
  useEffect(() => {
    readKept();
    return () => work.current?.abort();
  }, []);

  return {
    text,
    part,
    reading,
    busy,
    setText(given, at = 0) {
      // A text field has line feeds only.
      const next = given.includes('\r') ? given.replaceAll(/\r\n?/g, '\n') : given;
      setOwnText(next);
      setPart(firstPart(next));
      read({ text: next, at });
    },
    setPart(edited) {
      const next = withPart(text, part, edited);
      setOwnText(next);
      setPart(next.length < LARGE_FROM ? firstPart(next) : { ...part, end: part.start + edited.length });
      read({ text: next, pauseMs: PAUSE_MS });
    },
    showPart: (index) => setPart(partAt(reading.parts, index, text)),
    clean: (what) => read({ text, clean: what }),
    cancel() {
      work.current?.abort();
      setBusy(false);
    },
  };
}

/** Resolves after a time; rejects when `signal` aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
