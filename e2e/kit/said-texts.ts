import type { Page } from '@playwright/test';

/** Calls whose answers have texts that people have written: notices, messages, links of a team, payees, accounts. */
const CALLS = /^\/(api\/(notice|chat|service|team|user|bank|wallet|report|record)\b|common\/(notice|ticker))/;

/** From now on, `said` gets every text of such an answer to the page, with the texts that a notice's HTML consists of. */
export function hearSaid(page: Page, said: Set<string>): void {
  page.on('response', async (response) => {
    if (!CALLS.test(new URL(response.url()).pathname)) return;
    const answer: unknown = await response.json().catch(() => undefined);
    collect(answer, said);
  });
}

function collect(value: unknown, said: Set<string>): void {
  if (typeof value === 'string')
    for (const text of value.replace(/<[^>]*>/g, '\n').split('\n')) said.add(text.trim());
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collect(inner, said);
}
