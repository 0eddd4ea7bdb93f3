import { describe, expect, test } from 'vitest';
import { type DeviceSigns, detectDevice } from './detect.ts';

const desktop: DeviceSigns = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0',
  touchFirst: false,
  shortSide: 1080,
  native: false,
};
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile';
const ipad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

describe('[R1.2] the device', () => {
  test.each<[string, Partial<DeviceSigns>, string, string]>([
    ['a desktop', {}, 'pc', 'other'],
    ['a desktop with a touch screen', { shortSide: 1200 }, 'pc', 'other'],
    ['an iPhone', { userAgent: iphone, touchFirst: true, shortSide: 390 }, 'wap', 'ios'],
    ['an Android phone', { userAgent: android, touchFirst: true, shortSide: 412 }, 'wap', 'android'],
    ["a tablet's browser", { userAgent: ipad, touchFirst: true, shortSide: 820 }, 'wap', 'ios'],
    [
      'the app on a phone',
      { userAgent: android, touchFirst: true, shortSide: 412, native: true },
      'app',
      'android',
    ],
    [
      'the app on a tablet',
      { userAgent: ipad, touchFirst: true, shortSide: 820, native: true },
      'pad',
      'ios',
    ],
    ['a Mac', { userAgent: ipad }, 'pc', 'other'],
  ])('%s', (_, signs, kind, os) => {
    expect(detectDevice({ ...desktop, ...signs })).toEqual({ class: kind, os });
  });
});
