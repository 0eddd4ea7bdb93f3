/** A refusal of a local service, or its absence (`service_down`). Match `code`, never the message. */
export class LocalServiceError extends Error {
  readonly code: string;
  /** For refusals that only time can change: when to ask again, in ms from now. */
  readonly retryInMs: number | undefined;

  constructor(code: string, retryInMs?: number) {
    super(code);
    this.name = 'LocalServiceError';
    this.code = code;
    this.retryInMs = retryInMs;
  }
}
