import { expect, test } from 'vitest';
import { takeBrowser } from './browser-argument.mjs';

test.each([
  [['journeys/trend', '--project=pc'], 'chromium', ['journeys/trend', '--project=pc']],
  [['--browser', 'firefox', 'trend'], 'firefox', ['trend']],
  [['--grep', 'login', '--browser=webkit', '--headed'], 'webkit', ['--grep', 'login', '--headed']],
  [['trend', '--browser'], '', ['trend']],
])('%j', (given, browser, args) => {
  expect(takeBrowser(given)).toEqual({ browser, args });
});
