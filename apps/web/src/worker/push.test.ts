import { describe, expect, test, vi } from 'vitest';
import { notificationOf, type OpenPage, openPath } from './push.ts';

const place = { origin: 'https://tessera.example', host: 'tessera.example' } as Location;
const declared = (notification: object) => JSON.stringify({ web_push: 8030, notification });

describe('a push message', () => {
  test('is shown with its words, and leads to the page of this site that it names', () => {
    const given = {
      title: '你的注单已结算',
      body: '时时彩',
      tag: 'draw',
      lang: 'zh-CN',
      navigate: 'https://other.example/evil#/user/inbox?open=5',
    };
    expect(notificationOf(declared(given), place)).toEqual({
      title: '你的注单已结算',
      options: {
        body: '时时彩',
        tag: 'draw',
        lang: 'zh-CN',
        icon: '/favicon.svg',
        data: { path: '/#/user/inbox?open=5' },
      },
    });
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', 'hello'],
    ['another form', '{"title":"x"}'],
    ['no title', declared({ title: 7, body: null })],
    ['null', 'null'],
  ])('with %s is shown as the name of the site', (_, text) => {
    const { title, options } = notificationOf(text, place);
    expect(title).toBe('tessera.example');
    expect(options.data.path).toBe('/');
  });
});

describe('a press on a notification', () => {
  const page = (url: string, visibilityState: DocumentVisibilityState = 'hidden'): OpenPage => ({
    url,
    visibilityState,
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async () => undefined),
  });
  const path = '/#/user/inbox?open=5';

  test('goes to the page in sight, else to any page of the client', async () => {
    const [tool, hidden, shown] = [
      page('https://tessera.example/verify.html', 'visible'),
      page('https://tessera.example/#/home'),
      page('https://tessera.example/', 'visible'),
    ];
    const open = vi.fn(async () => undefined);
    await openPath(path, { pages: [tool, hidden, shown], open });
    expect(shown.navigate).toHaveBeenCalledWith(path);
    await openPath(path, { pages: [tool, hidden], open });
    expect(hidden.focus).toHaveBeenCalledOnce();
    expect(hidden.navigate).toHaveBeenCalledWith(path);
    expect(open).not.toHaveBeenCalled();
  });

  test('opens a window without one, or when the page cannot be led', async () => {
    const open = vi.fn(async () => undefined);
    await openPath(path, { pages: [], open });
    const foreign = { ...page('https://tessera.example/'), navigate: () => Promise.reject(new TypeError()) };
    await openPath(path, { pages: [foreign], open });
    expect(open.mock.calls).toEqual([[path], [path]]);
  });
});
