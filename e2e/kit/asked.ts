import type { Page, Request } from '@playwright/test';

/** Paths of the calls that a page makes from now on, in their order; the list grows with each call. */
export function askedOf(page: Page): string[] {
  const asked: string[] = [];
  onCall(page, (request) => asked.push(pathOf(request)));
  return asked;
}

/** The same as requests. */
export function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  onCall(page, (request) => calls.push(request));
  return calls;
}

/** The path of a request. */
export const pathOf = (request: Request): string => new URL(request.url()).pathname;

function onCall(page: Page, take: (request: Request) => void): void {
  page.on('request', (request) => {
    if (/^\/(api|common)\//.test(pathOf(request))) take(request);
  });
}
