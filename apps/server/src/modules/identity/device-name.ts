/** Browser and system as common product names. */
export interface DeviceName {
  /** Empty when unknown. */
  readonly browser: string;
  readonly system: string;
  readonly form: 'desktop' | 'phone' | 'tablet' | 'unknown';
}

/** Order matters: most browsers also name the browsers they derive from. */
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

/** Parses the header `User-Agent`. It is a claim of the caller: good for a display name, no proof. */
export function deviceName(userAgent: string): DeviceName {
  const [, system = '', form = 'unknown'] = systems.find(([pattern]) => pattern.test(userAgent)) ?? [];
  return { browser: browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '', system, form };
}

/** Browser and system in one line, such as `Chrome · Android`; empty when neither is known. */
export function deviceText(userAgent: string): string {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter((part) => part !== '').join(' · ');
}

/** Classifies an address: loopback, private network or internet. */
export function placeOf(address: string): 'machine' | 'network' | 'internet' {
  const plain = address.replace(/^::ffff:/, '');
  if (plain === '::1' || plain.startsWith('127.')) return 'machine';
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe80:)/i.test(plain)
    ? 'network'
    : 'internet';
}
