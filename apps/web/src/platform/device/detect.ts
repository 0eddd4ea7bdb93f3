/** The browser's properties, collected in one place so that the decision stays pure. */
export interface DeviceSigns {
  userAgent: string;
  /** The primary pointer is a finger and cannot hover. */
  touchFirst: boolean;
  /** Touches that the screen can tell apart at once; 0 without a touch screen. */
  touchPoints: number;
  /** Shorter side of the screen in CSS pixels. */
  shortSide: number;
  /** Runs inside the native shell. */
  native: boolean;
}

export interface Device {
  /** Device class (R1.2): `app` is the native app of a phone, `pad` a tablet, in a browser or with the native app. */
  class: 'pc' | 'wap' | 'app' | 'pad';
  os: 'android' | 'ios' | 'other';
}

/** Shorter side from which a native device counts as a tablet. */
const PAD_SIDE_MIN = 600;

/** Device class and system (R1.2). */
export function detectDevice(signs: DeviceSigns): Device {
  const os = osOf(signs);
  if (signs.native) return { class: signs.shortSide >= PAD_SIDE_MIN ? 'pad' : 'app', os };
  if (isTablet(signs)) return { class: 'pad', os };
  const mobile = /Mobi|Android|iPhone|iPad|iPod/i.test(signs.userAgent) || signs.touchFirst;
  return { class: mobile ? 'wap' : 'pc', os };
}

/** The properties of the current browser. */
export function deviceSigns(): DeviceSigns {
  return {
    userAgent: navigator.userAgent,
    touchFirst: matchMedia('(hover: none) and (pointer: coarse)').matches,
    touchPoints: navigator.maxTouchPoints,
    shortSide: Math.min(screen.width, screen.height),
    native: 'Capacitor' in window,
  };
}

/** An iPad, also one that reports itself as a Mac, or an Android device without `Mobile` in its name. */
function isTablet({ userAgent, touchPoints }: DeviceSigns): boolean {
  if (/iPad/i.test(userAgent)) return true;
  if (/Android/i.test(userAgent)) return !/Mobile/i.test(userAgent);
  return isTouchMac(userAgent, touchPoints);
}

/** An iPad requesting desktop pages reports itself as a Mac, but no Mac has a touch screen. */
const isTouchMac = (userAgent: string, touchPoints: number): boolean =>
  /Macintosh/.test(userAgent) && touchPoints > 1;

function osOf({ userAgent, touchPoints }: DeviceSigns): Device['os'] {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  return isTouchMac(userAgent, touchPoints) ? 'ios' : 'other';
}
