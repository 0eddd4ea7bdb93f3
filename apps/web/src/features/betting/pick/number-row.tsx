import { tokenCount } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { IconButton, QuickFilter } from '@tessera/ui';
import { Dices } from '@tessera/ui/icons';
import { Fragment, memo } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { useHitPicks } from '../draw/outcomes.ts';
import { layout } from './layout.ts';
import { moveAlong } from './move-along.ts';
import { NumberBall } from './number-ball.tsx';
import styles from './number-row.module.css';
import { type Picking, usePicking } from './picking.tsx';
import { isQuickPicked, type QuickPick, quickPicksOf, quickValues } from './quick-pick.ts';
import { randomInt } from './random-int.ts';
import { noPicks, randomZone, rivalPicks, withSet } from './selection.ts';
import { unitCountsOf } from './unit-counts.ts';
import { useCleared } from './use-cleared.ts';
import { type NumberFace, useNumberFaces } from './use-number-faces.ts';
import { partOf, useZoneName } from './zone-name.ts';
import type { Zone } from './zones.ts';

/** One row or block of numbers with its shortcuts and the figure below each number. */
export function NumberRow({ zone, row, block = false }: { zone: Zone; row: number; block?: boolean }) {
  const { item, selection, activeRow, setActiveRow, pick, setSelection, now } = usePicking();
  return (
    <Row
      item={item}
      zone={zone}
      row={row}
      block={block}
      picked={selection.sets[zone.index] ?? noPicks}
      taken={zone.isBanker ? noPicks : rivalPicks(selection, zone)}
      isActive={layout.marksActiveRow && row === activeRow}
      setActiveRow={setActiveRow}
      pick={pick}
      setSelection={setSelection}
      now={now}
    />
  );
}

interface RowProps extends Pick<Picking, 'pick' | 'setSelection' | 'setActiveRow' | 'now'> {
  item: PlayItem;
  zone: Zone;
  row: number;
  block: boolean;
  picked: readonly number[];
  /** Picked in the rival zone, which excludes them here. */
  taken: readonly number[];
  isActive: boolean;
}

/** Memoised: a pick in another row does not render it. */
const Row = memo(function Row(props: RowProps) {
  const { item, zone, row, block, picked, isActive, setActiveRow } = props;
  const t = useT();
  const name = useZoneName(item)(zone);
  const faces = useNumberFaces(item, zone);
  const isKeno = faces.length === 80;
  const columns = layout.columnsFor(faces.length);
  const lines = block ? linesOf(faces, columns) : [faces];
  return (
    <fieldset
      className={styles.row}
      data-kind={zone.kind}
      data-place={zone.position}
      data-label={name.short.length > 1 ? 'long' : undefined}
      data-block={block || undefined}
      data-keno={isKeno || undefined}
      data-part={partOf(item, zone)}
      data-row={row}
      data-active={isActive || undefined}
      aria-label={t('bet_row_label', { name: name.long, n: picked.length })}
      onFocus={() => setActiveRow(row)}
      onKeyDown={moveAlong}
      style={{ '--columns': columns }}
    >
      <div className={styles.head}>
        <span className={styles.position}>
          <b>{name.short}</b>
          {!block && <span className={styles.tally}>{picked.length}</span>}
        </span>
        <span className={styles.count}>
          <span>{t('bet_picked')}</span> <b>{picked.length}</b>
          <ZoneRule zone={zone} />
        </span>
        <Shortcuts {...props} name={name.long} />
      </div>
      <div className={styles.balls}>
        {lines.map((line, at) => (
          <Fragment key={line[0]?.value}>
            {isKeno && at === lines.length / 2 && (
              <span className={styles.divide}>
                <span>{t('content_word_upper')} 01–40</span>
                <span>{t('content_word_lower')} 41–80</span>
              </span>
            )}
            <span className={styles.line}>
              <Balls {...props} faces={line} />
            </span>
          </Fragment>
        ))}
      </div>
      {unitCountsOf(item) && <p className={styles.hint}>{t('bet_unit_counts')}</p>}
    </fieldset>
  );
});

function linesOf(faces: readonly NumberFace[], columns: number): NumberFace[][] {
  const lines = Math.ceil(faces.length / columns);
  return Array.from({ length: lines }, (_, at) => faces.slice(at * columns, (at + 1) * columns));
}

/** Size of the zone and minimum of picks: `33 选 6`. */
function ZoneRule({ zone: { spec, isBanker } }: { zone: Zone }) {
  const t = useT();
  const n = tokenCount(spec.tokens);
  if (isBanker) return <i>{t('bet_zone_bankers', { a: spec.min, b: spec.max })}</i>;
  if (spec.min < 2) return null;
  return <i>{t('bet_zone_rule', { n, k: spec.min })}</i>;
}

function Shortcuts({
  item,
  zone,
  row,
  picked,
  name,
  setActiveRow,
  setSelection,
  now,
}: RowProps & { name: string }) {
  const t = useT();
  const noteCleared = useCleared();
  const keys = quickPicksOf(zone);
  const handleQuick = (wanted: QuickPick) => {
    const { selection } = now();
    setActiveRow(row);
    if (wanted === 'clear' && picked.length > 0) noteCleared(selection);
    setSelection(withSet(selection, zone, quickValues(item, zone, wanted)));
  };
  if (keys.length === 0) return null;
  return (
    <span className={styles.quick}>
      {keys.length === 1 && (
        <IconButton
          icon={Dices}
          size="sm"
          label={t('bet_random_zone', { name })}
          onClick={() => setSelection(randomZone(now().selection, zone, randomInt))}
        />
      )}
      <QuickFilter
        label={t('bet_quick_of', { name })}
        onPick={handleQuick}
        items={keys.map((key) => ({
          key,
          label: t(`bet_quick_${key}`),
          name: t(`bet_quick_${key}_name`),
          ...(key === 'clear' ? {} : { pressed: isQuickPicked(item, zone, key, picked) }),
        }))}
      />
    </span>
  );
}

function Balls({ item, zone, faces, picked, taken, pick }: RowProps & { faces: readonly NumberFace[] }) {
  const { lottery } = useBettingPage();
  const hits = useHitPicks(lottery.id, item.id, zone.index);
  return faces.map((face) => (
    <NumberBall
      key={face.value}
      item={item}
      zone={zone}
      face={face}
      picked={picked.includes(face.value)}
      taken={taken.includes(face.value)}
      hit={hits?.includes(face.value) === true}
      pick={pick}
    />
  ));
}
