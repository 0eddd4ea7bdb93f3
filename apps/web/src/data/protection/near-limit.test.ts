import { expect, test } from 'vitest';
import { nearLimitOf } from './near-limit.ts';

const row = (used: string | null, value: string | null, period: 'bet' | 'day' | 'week' = 'day') =>
  ({ kind: 'stake', period, value, used, pending: null }) as const;

test('[RP16] a limit is near from 80 per cent on, until it is used up', () => {
  expect(nearLimitOf([row('79.9999', '100')])).toBeUndefined();
  expect(nearLimitOf([row('80', '100')])).toEqual({
    kind: 'stake',
    period: 'day',
    percent: 80,
    left: '20.0000',
  });
  expect(nearLimitOf([row('100', '100')])).toBeUndefined();
});

test('[RP16] the limit with the largest used share is told; one stake has no use', () => {
  const near = nearLimitOf([row('85', '100'), row('99.9', '100', 'week'), row(null, '5', 'bet')]);
  expect(near).toMatchObject({ period: 'week', percent: 99, left: '0.1000' });
  expect(nearLimitOf([row('-50', '10'), row('5', null)])).toBeUndefined();
});
