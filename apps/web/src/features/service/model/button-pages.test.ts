import { expect, test } from 'vitest';
import { onDesktop } from './button-pages.desktop.ts';
import { onPhone } from './button-pages.phone.ts';

test('[R2.9] the button is not on pages whose actions it would cover, in games, or in rooms', () => {
  for (const page of ['lottery', 'game-display', 'game-show', 'chat', 'chat-custom-service'] as const)
    expect([onDesktop(page), onPhone(page)], page).toEqual([false, false]);
  // Forms of phones end with a bar.
  for (const page of [
    'money-recharge',
    'money-withdraw',
    'bank-add',
    'activity-detail',
    'team-link',
  ] as const)
    expect([onDesktop(page), onPhone(page)], page).toEqual([true, false]);
  for (const page of ['home', 'user-center', 'help', 'record-bet'] as const)
    expect([onDesktop(page), onPhone(page)], page).toEqual([true, true]);
});
