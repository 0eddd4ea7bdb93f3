/** What a browser says of itself, in names people know. */
export interface DeviceName {
  /** Empty when unknown. */
  readonly browser: string;
  readonly system: string;
  readonly form: 'desktop' | 'phone' | 'tablet' | 'unknown';
}

/** Order counts: most browsers name their ancestors too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string, DeviceName['form']])[] = [
  [/iPad/, 'iPadOS', 'tablet'],
  [/iPhone|iPod/, 'iOS', 'phone'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS', 'phone'],
  [/Android.*Mobile/, 'Android', 'phone'],
  [/Android/, 'Android', 'tablet'],
  [/Windows/, 'Windows', 'desktop'],
  [/Mac OS X|Macintosh/, 'macOS', 'desktop'],
  [/CrOS/, 'ChromeOS', 'desktop'],
  [/Linux|X11/, 'Linux', 'desktop'],
];

/** Reads the header `User-Agent`. It is what the caller claims, so it names a device and proves nothing. */
export function deviceName(userAgent: string): DeviceName {
  const [, system = '', form = 'unknown'] = systems.find(([pattern]) => pattern.test(userAgent)) ?? [];
  return { browser: browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '', system, form };
}

/** What an address says by itself. */
export function placeOf(address: string): 'machine' | 'network' | 'internet' {
  const plain = address.replace(/^::ffff:/, '');
  if (plain === '::1' || plain.startsWith('127.')) return 'machine';
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe80:)/i.test(plain)
    ? 'network'
    : 'internet';
}
