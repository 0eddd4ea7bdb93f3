import { useFormat, useSettings } from '../../data/settings/index.ts';
import { now } from '../../platform/clock/index.ts';
import { build } from '../../platform/device/index.ts';

/** Year the platform started (R2.11). */
const FIRST_YEAR = '2018';

/** `© 2018–2026 Tessera`; null when the build removes it. */
export function Copyright() {
  const { platformName } = useSettings();
  const format = useFormat();
  if (build.removeCopyright) return null;
  const year = format.time(now(), 'YYYY-MM').slice(0, 4);
  return (
    <span>
      © {FIRST_YEAR}–{year} {platformName}
    </span>
  );
}
