import { TabPanel, Tabs } from '@tessera/ui';
import { vipBadgeUrl } from '@tessera/ui/art/vip-badges.ts';
import { type PointerEvent, useId, useRef } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { CompareCard } from './compare-card.tsx';
import styles from './levels.module.css';
import type { LevelsProps } from './levels-props.ts';

/** Least length of a swipe, px, and its most slant. */
const SWIPE = { long: 48, slant: 0.6 };

/** One level at a time beside the level held; the tabs and a swipe change it. */
export function LevelPages({ table, held, wanted, onWanted }: LevelsProps) {
  const t = useT();
  const id = useId();
  const start = useRef<{ x: number; y: number }>(undefined);
  const end = (event: PointerEvent) => {
    const from = start.current;
    start.current = undefined;
    if (!from) return;
    const [across, down] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(across) < SWIPE.long || Math.abs(down) > Math.abs(across) * SWIPE.slant) return;
    const next = wanted + (across < 0 ? 1 : -1);
    if (table.levels[next - 1]) onWanted(next);
  };
  return (
    <>
      <Tabs
        id={id}
        label={t('vip_levels')}
        className={styles.tabs ?? ''}
        value={String(wanted)}
        onChange={(level) => onWanted(Number(level))}
        items={table.levels.map(({ level }) => ({
          value: String(level),
          label: (
            <span className={styles.tab}>
              <img src={vipBadgeUrl(level)} alt="" width={32} height={32} />
              {t('vip_level', { n: level })}
            </span>
          ),
        }))}
      />
      <TabPanel id={id} value={String(wanted)}>
        <div
          className={styles.pages}
          onPointerDown={({ clientX, clientY, isPrimary }) => {
            if (isPrimary) start.current = { x: clientX, y: clientY };
          }}
          onPointerUp={end}
          onPointerCancel={() => {
            start.current = undefined;
          }}
        >
          <CompareCard table={table} held={held} other={wanted} whole />
        </div>
      </TabPanel>
    </>
  );
}
