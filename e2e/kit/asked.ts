import type { Page } from '@playwright/test';

/** Paths of the calls that a page makes from now on, in their order; the list grows with each call. */
export function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname.startsWith('/common/')) asked.push(pathname);
  });
  return asked;
}
