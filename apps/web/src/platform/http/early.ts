import type { CallKey } from '@tessera/protocol/endpoints';
import type { Arrival } from './caller.ts';

/** Answers requested by the inline boot module before the client started. */
export interface EarlyAnswers {
  /** By `METHOD path` and payload as JSON. `null` if the request failed: the client then repeats it. */
  [request: string]: Promise<Arrival | null>;
}

declare global {
  interface Window {
    tesseraEarly?: EarlyAnswers;
  }
}

/** The name of a request among the early answers. */
export function earlyName(key: CallKey, payload: object): string {
  return `${key} ${JSON.stringify(payload)}`;
}

/** Takes an early answer; each is used once, later calls ask the server again. */
export function takeEarly(key: CallKey, payload: object): Promise<Arrival | null> | undefined {
  const answers = typeof window === 'undefined' ? undefined : window.tesseraEarly;
  const name = earlyName(key, payload);
  const answer = answers?.[name];
  if (answer) delete answers[name];
  return answer;
}
