import { expect, test, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

/** A page whose events the test makes happen. */
function pageOnTrial(onTrial: boolean, ready = vi.fn(async () => undefined)) {
  const first = Promise.withResolvers<void>();
  const frame = Promise.withResolvers<void>();
  const reportError = vi.fn();
  const readiness = createReadiness({
    page: Promise.resolve({ onTrial, ready }),
    firstPage: () => first.promise,
    frame: () => frame.promise,
    reportError,
  });
  return { ...readiness, ready, reportError, shown: first.resolve, painted: frame.resolve };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('[E10] a bundle on trial is ready after its first page was painted and a call was answered', async () => {
  for (const order of [
    ['shown', 'painted', 'answered'],
    ['answered', 'shown', 'painted'],
    ['painted', 'answered', 'shown'],
  ] as const) {
    const page = pageOnTrial(true);
    const watched = page.watch();
    for (const happens of order) {
      await settled();
      expect(page.ready).not.toHaveBeenCalled();
      page[happens]();
    }
    await watched;
    expect(page.ready).toHaveBeenCalledOnce();
  }
});

test('[E10] a bundle that was ready before needs no answer: a player without a network keeps it', async () => {
  const page = pageOnTrial(false);
  const watched = page.watch();
  await settled();
  expect(page.ready).not.toHaveBeenCalled();
  page.painted();
  await watched;
  expect(page.ready).toHaveBeenCalledOnce();
});

test('a shell that does not answer is reported, and the page goes on', async () => {
  const error = new Error('no shell');
  const page = pageOnTrial(false, vi.fn().mockRejectedValue(error));
  page.painted();
  await page.watch();
  expect(page.reportError).toHaveBeenCalledWith(error);
});
