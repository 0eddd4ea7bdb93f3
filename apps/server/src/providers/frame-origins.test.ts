import { expect, test } from 'vitest';
import { frameOrigins, type Providers, readProviders } from './provider.ts';

test('[E4] only pages of the game platforms may be framed, at their configured origins', () => {
  expect(frameOrigins({})).toEqual([]);
  const env = {
    AURORA_URL: 'http://127.0.0.1:4102/v1/',
    HARBOR_PAGES: 'https://a.example, https://b.example',
  };
  const { aurora, harbor, payments } = readProviders(env, 'demo');
  expect(frameOrigins({ aurora, harbor, payments } as Providers)).toEqual([
    'http://127.0.0.1:4102',
    'https://a.example',
    'https://b.example',
  ]);
});

test('[E4] text that is not an origin cannot get into the policy', () => {
  for (const page of ['https://a.example; script-src *', 'https://a.example/play', '*', "'self'"])
    expect(() => readProviders({ AURORA_PAGES: page }, 'demo')).toThrow('AURORA_PAGES');
});
