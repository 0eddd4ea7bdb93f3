import { DocumentGone } from './document.ts';
import type { Expectation, Verdict } from './locator.ts';

const POLL_MS = 100;
/** Longest wait for a function of the page, ms. */
const WAIT_MS_MAX = 60_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Resolves when `ask` does to true; a document that is being replaced answers no. Errors: throws with `what` when the time is over. */
export async function waitUntil(
  what: string,
  ask: () => Promise<boolean>,
  timeout = WAIT_MS_MAX,
): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    const holds = await ask().catch((error) => {
      if (error instanceof DocumentGone) return false;
      throw error;
    });
    if (holds) return;
    if (Date.now() > end) throw new Error(`Waited ${timeout} ms for ${what}.`);
    await pause();
  }
}

/** A text or pattern, as Playwright's `expect` passes it. */
interface WantedText {
  readonly string?: string;
  readonly regexSource?: string;
  readonly regexFlags?: string;
}

/** Decides `toHaveURL` for the address that `address` gives. */
export async function expectAddress(
  address: () => Promise<string>,
  { isNot = false, expectedText = [], timeout = WAIT_MS_MAX }: Expectation,
): Promise<Verdict> {
  const [wanted = {}] = expectedText as readonly WantedText[];
  const { regexSource, regexFlags } = wanted;
  const end = Date.now() + timeout;
  for (;;) {
    const value = await address();
    const matches =
      regexSource === undefined ? value === wanted.string : new RegExp(regexSource, regexFlags).test(value);
    if (matches !== isNot) return { matches };
    if (Date.now() > end) return { matches, received: { value }, timedOut: true };
    await pause();
  }
}
