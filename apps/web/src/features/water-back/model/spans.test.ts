import { expect, test } from 'vitest';
import { daysOf } from './spans.ts';

/** Half past midnight in Shanghai. */
const NOW = Date.parse('2026-11-27T16:30:00Z');

test('spans are days of the platform, not of the device', () => {
  expect(daysOf('yesterday', NOW, 'Asia/Shanghai')).toEqual({ from: '2026-11-27', to: '2026-11-27' });
  expect(daysOf('today', NOW, 'Asia/Shanghai')).toEqual({ from: '2026-11-28', to: '2026-11-28' });
});

test('the week is the seven days before today', () => {
  expect(daysOf('week', NOW, 'Asia/Shanghai')).toEqual({ from: '2026-11-21', to: '2026-11-27' });
});
