import { Button } from '@tessera/ui';
import { ArrowDown, ArrowUp } from '@tessera/ui/icons';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { reachable } from '../../../components/reachable/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Look } from '../canvas/look.ts';
import { figureRows, HEAD, paintFigures, paintHead } from '../canvas/paint-bands.ts';
import { fullWidth } from '../canvas/paint-rows.ts';
import { type Palette, paletteOf } from '../canvas/palette.ts';
import { printOf } from '../canvas/print.ts';
import { cellAt, type Sheet } from '../model/sheet.ts';
import { Painted } from './painted.tsx';
import styles from './trend-chart.module.css';
import { TrendTile } from './trend-tile.tsx';
import { useTiles } from './use-tiles.ts';

export interface TrendChartProps {
  sheet: Sheet;
  look: Omit<Look, 'palette'>;
  /** Name of a zone; absent when the chart shows a single zone that is named elsewhere. */
  nameOf?: (index: number) => string;
  /** Describes the chart to screen readers. */
  label: string;
  /** Names of the figures below the chart, in order. */
  figureNames: readonly string[];
  /** Picks a column; absent when picking is not possible. */
  onPick?: ((zone: string, column: number) => void) | undefined;
  /** The row of picks, with the width of the zones. */
  picks?: ReactNode;
  pickLabel?: ReactNode;
}

/** Rows per tile. */
const TILE_ROWS = 16;
/** Distance from the newest row that still counts as being at it. */
const AT_END_PX = 60;

/** A trend on canvas tiles: header and figures stay visible above and below, issues at the left. */
export function TrendChart({
  sheet,
  look: sizes,
  nameOf,
  label,
  figureNames,
  onPick,
  picks,
  pickLabel,
}: TrendChartProps) {
  const t = useT();
  const scroller = useRef<HTMLElement>(null);
  const palette = usePalette(scroller);
  const look = useMemo(() => (palette ? { ...sizes, palette } : undefined), [sizes, palette]);
  const print = useMemo(() => look && printOf(sheet, look), [sheet, look]);
  const { rowHeight, issueWidth, drawnWidth, options } = sizes;
  const rows = sheet.draws.length;
  const left = issueWidth + drawnWidth;
  const width = fullWidth(sheet, sizes);
  const headHeight = HEAD.column + (nameOf ? HEAD.name : 0);
  const figureHeight = rowHeight + 2;
  const { first, last, most, fast } = useTiles(scroller, rows, TILE_ROWS * rowHeight, TILE_ROWS);
  const tiles = Array.from({ length: last - first }, (_, index) => first + index);
  const newest = sheet.draws.at(-1)?.issue;
  const { away, toNewest } = useNewest(scroller, newest, options.newestFirst, look !== undefined);

  useColumnPress(scroller, sheet, onPick);

  return (
    <div className={styles.root}>
      <section ref={scroller} className={styles.scroller} aria-label={label} data-rows={rows}>
        <div className={styles.inner} style={{ inlineSize: left + width }}>
          {look && (
            <div className={styles.head} style={{ blockSize: headHeight }}>
              <div className={styles.corner} style={{ inlineSize: left }}>
                <span style={{ inlineSize: issueWidth }}>{t('trend_issue')}</span>
                {drawnWidth > 0 && <span style={{ inlineSize: drawnWidth }}>{t('trend_drawn')}</span>}
              </div>
              <Painted
                width={width}
                height={headHeight}
                paint={(pen) => paintHead(pen, sheet, look, nameOf)}
                inputs={[sheet, look, nameOf]}
                zones
              />
            </div>
          )}
          <div className={styles.body} style={{ blockSize: rows * rowHeight }}>
            {print &&
              tiles.map((tile) => {
                const from = tile * TILE_ROWS;
                return (
                  <TrendTile
                    // A tile that leaves the view is used again for one that enters it.
                    key={tile % most}
                    print={print}
                    from={from}
                    to={Math.min(rows, from + TILE_ROWS)}
                    fast={fast}
                  />
                );
              })}
          </div>
          <div className={styles.foot}>
            {look && options.figures && (
              <div className={styles.band}>
                <div className={styles.names} style={{ inlineSize: left }}>
                  {figureNames.map((name) => (
                    <span key={name} className={styles.line} style={{ blockSize: figureHeight }}>
                      {name}
                    </span>
                  ))}
                </div>
                <Painted
                  width={width}
                  height={figureRows.length * figureHeight}
                  paint={(pen) => paintFigures(pen, sheet, look, figureHeight)}
                  inputs={[sheet, look, figureHeight]}
                  zones
                />
              </div>
            )}
            {picks && (
              <div className={styles.band}>
                <div className={styles.names} data-picks="" style={{ inlineSize: left }}>
                  {pickLabel}
                </div>
                {picks}
              </div>
            )}
          </div>
        </div>
      </section>
      {away && (
        <Button
          size="sm"
          variant="primary"
          className={styles.pill}
          icon={options.newestFirst ? ArrowUp : ArrowDown}
          onClick={toNewest}
        >
          {t('trend_new_issue')}
        </Button>
      )}
    </div>
  );
}

/** A press on a column picks it; keyboards and screen readers use the row of picks instead. */
function useColumnPress(
  root: RefObject<HTMLElement | null>,
  sheet: Sheet,
  onPick: TrendChartProps['onPick'],
): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    reachable(element);
    const press = ({ target, clientX }: MouseEvent) => {
      if (!(target instanceof HTMLCanvasElement) || target.dataset.zones === undefined) return;
      const x = clientX - target.getBoundingClientRect().left;
      const cell = cellAt(sheet, x / (target.currentCSSZoom ?? 1));
      if (cell) onPick?.(cell.zone.key, cell.column);
    };
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  }, [root, sheet, onPick]);
}

/** Colours of the current theme, read after mount and on every theme change. */
function usePalette(root: RefObject<HTMLElement | null>): Palette | undefined {
  const [palette, setPalette] = useState<Palette>();
  useLayoutEffect(() => {
    const read = () => root.current && setPalette(paletteOf(root.current));
    read();
    // Figures use a font that may still be loading; theme values are set on the document element.
    let current = true;
    void document.fonts.load('700 14px "Barlow Semi Condensed"').then(() => current && read());
    const watch = new MutationObserver(read);
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['style', 'data-theme'] });
    return () => {
      current = false;
      watch.disconnect();
    };
  }, [root]);
  return palette;
}

/** Keeps the newest row in view if it was in view; otherwise offers a button to it. */
function useNewest(
  root: RefObject<HTMLElement | null>,
  newest: string | undefined,
  newestFirst: boolean,
  painted: boolean,
) {
  const seen = useRef<{ issue: string | undefined; order: boolean }>(undefined);
  const [away, setAway] = useState(false);
  const toNewest = () => {
    const element = root.current;
    if (!element) return;
    element.scrollTop = newestFirst ? 0 : element.scrollHeight;
    setAway(false);
  };
  useLayoutEffect(() => {
    const element = root.current;
    // Header and figures take up space only once the palette is loaded.
    if (!element || !painted) return;
    const before = seen.current;
    seen.current = { issue: newest, order: newestFirst };
    const follows = before === undefined || before.issue === undefined || before.order !== newestFirst;
    if (follows || (before.issue !== newest && isAtEnd(element, newestFirst))) {
      element.scrollTop = newestFirst ? 0 : element.scrollHeight;
      setAway(false);
    } else if (before.issue !== newest) setAway(true);
  }, [root, newest, newestFirst, painted]);
  return { away, toNewest };
}

/** Called after a new row has already made the chart longer. */
function isAtEnd(element: HTMLElement, newestFirst: boolean): boolean {
  if (newestFirst) return element.scrollTop < AT_END_PX;
  return element.scrollHeight - element.scrollTop - element.clientHeight < AT_END_PX;
}
