import type { Messages } from '@tessera/messages';
import { playItem } from '@tessera/rules';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import chinese from '../../../../../packages/messages/zhCn/betting.json' with { type: 'json' };
import { i18nStore } from '../../platform/i18n/index.ts';
import { BetContent } from './bet-content.tsx';

const { getInitialState } = i18nStore;

const texts: Messages = chinese;

/** Rendering without a browser shows a store's initial state, which has no texts. */
beforeAll(() => {
  const t = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    (texts[key as keyof Messages] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  i18nStore.getInitialState = () => ({ ...getInitialState(), t });
});
afterAll(() => {
  i18nStore.getInitialState = getInitialState;
});

/** The text a player reads. */
function shown(playId: string, content: string | Readonly<Record<string, string>>): string {
  const { family = '', content: shape } = playItem(playId) ?? {};
  return renderToStaticMarkup(h(BetContent, { family, shape, content }))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test.each([
  ['ssc.back3.direct-multi', '2,5|0|1,8', '【百】 2,5 【十】 0 【个】 1,8'],
  ['ssc.locate.all', '|3|||0,9', '【千】 3 【个】 0,9'],
  ['ssc.front3.group-sum', '4,5', '4,5'],
  ['ssc.any2.direct-sum', { pos: '1,5', list: '0,9' }, '【位置】 万,个 0,9'],
  ['x5.any3.banker', { gall_code: '1', drag_code: '2,11' }, '【胆码】 01 【拖码】 02,11'],
  ['ssc.star5.group60', { double: '1', single: '2,3,4' }, '【二重号】 1 【单号】 2,3,4'],
  ['pk10.sides.rank', { rank: '1,10', list: 'big' }, '【名次】 1,10 大'],
])('[R3.8] %s %j is shown with labels in brackets', (playId, content, text) => {
  expect(shown(playId, content)).toBe(text);
});
