import type { Page } from '@playwright/test';

/** Paths of the calls a page makes from now on, in the order it asked; grows by itself. */
export function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname.startsWith('/common/')) asked.push(pathname);
  });
  return asked;
}
