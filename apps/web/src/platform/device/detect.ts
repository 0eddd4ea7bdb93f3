/** The browser's properties, collected in one place so that the decision stays pure. */
export interface DeviceSigns {
  userAgent: string;
  /** The primary pointer is a finger and cannot hover. */
  touchFirst: boolean;
  /** Shorter side of the screen in CSS pixels. */
  shortSide: number;
  /** Runs inside the native shell. */
  native: boolean;
}

export interface Device {
  /** Device class (R1.2): `app` and `pad` are native phone and tablet. */
  class: 'pc' | 'wap' | 'app' | 'pad';
  os: 'android' | 'ios' | 'other';
}

/** Shorter side from which a native device counts as a tablet. */
const PAD_SIDE_MIN = 600;

/** Device class and system (R1.2). A tablet's browser is `wap`; only a native tablet is `pad`. */
export function detectDevice(signs: DeviceSigns): Device {
  const os = osOf(signs);
  if (signs.native) return { class: signs.shortSide >= PAD_SIDE_MIN ? 'pad' : 'app', os };
  const mobile = /Mobi|Android|iPhone|iPad|iPod/i.test(signs.userAgent) || signs.touchFirst;
  return { class: mobile ? 'wap' : 'pc', os };
}

/** The properties of the current browser. */
export function deviceSigns(): DeviceSigns {
  return {
    userAgent: navigator.userAgent,
    touchFirst: matchMedia('(hover: none) and (pointer: coarse)').matches,
    shortSide: Math.min(screen.width, screen.height),
    native: 'Capacitor' in window,
  };
}

function osOf({ userAgent, touchFirst }: DeviceSigns): Device['os'] {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  // An iPad requesting desktop pages reports itself as a Mac, but no Mac has a touch screen.
  return /Macintosh/.test(userAgent) && touchFirst ? 'ios' : 'other';
}
