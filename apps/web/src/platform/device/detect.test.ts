import { describe, expect, test } from 'vitest';
import { type DeviceSigns, detectDevice } from './detect.ts';

const desktop: DeviceSigns = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0',
  touchFirst: false,
  touchPoints: 0,
  shortSide: 1080,
  native: false,
};
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile';
const androidTablet = 'Mozilla/5.0 (Linux; Android 15; Pixel Tablet) Chrome/140.0 Safari/537.36';
const olderIpad = 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148 Safari/604.1';
const ipad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

describe('[R1.2] the device', () => {
  test.each<[string, Partial<DeviceSigns>, string, string]>([
    ['a desktop', {}, 'pc', 'other'],
    ['a desktop with a touch screen', { shortSide: 1200 }, 'pc', 'other'],
    ['an iPhone', { userAgent: iphone, touchFirst: true, shortSide: 390 }, 'wap', 'ios'],
    ['an Android phone', { userAgent: android, touchFirst: true, shortSide: 412 }, 'wap', 'android'],
    ['an iPad that says it is a Mac', { userAgent: ipad, touchPoints: 5, shortSide: 820 }, 'pad', 'ios'],
    ['the same with a trackpad', { userAgent: ipad, touchFirst: false, touchPoints: 5 }, 'pad', 'ios'],
    ['an iPad that says so', { userAgent: olderIpad, touchFirst: true, touchPoints: 5 }, 'pad', 'ios'],
    ['an Android tablet', { userAgent: androidTablet, touchFirst: true, touchPoints: 5 }, 'pad', 'android'],
    [
      'the app on a phone',
      { userAgent: android, touchFirst: true, shortSide: 412, native: true },
      'app',
      'android',
    ],
    ['the app on a tablet', { userAgent: ipad, touchPoints: 5, shortSide: 820, native: true }, 'pad', 'ios'],
    ['a Mac', { userAgent: ipad }, 'pc', 'other'],
  ])('%s', (_, signs, kind, os) => {
    expect(detectDevice({ ...desktop, ...signs })).toEqual({ class: kind, os });
  });
});
