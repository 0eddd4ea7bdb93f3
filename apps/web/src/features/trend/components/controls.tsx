import { Button, Checkbox, Chip, IconButton, Segmented } from '@tessera/ui';
import { ArrowDownWideNarrow, Check, Download, Table, ZoomIn, ZoomOut } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import type { ChartOptions } from '../canvas/look.ts';
import type { TrendTexts } from '../state/use-texts.ts';
import { type TrendState, zooms } from '../state/use-trend.ts';
import styles from './controls.module.css';
import { SpanChoice } from './span-choice.tsx';

const toggles = [
  'lines',
  'omission',
  'bars',
  'ruled',
  'figures',
] as const satisfies readonly (keyof ChartOptions)[];

/** Desktop: zones, span and chart options, in one line. */
export function DesktopControls({
  trend,
  texts,
  onExport,
}: {
  trend: TrendState;
  texts: TrendTexts;
  onExport: () => void;
}) {
  const t = useT();
  const { view, groups, group, options, setOption, table, setTable } = trend;
  const isChart = view === 'numbers' || view === 'sums' || view === 'forms';
  return (
    <div className={styles.tool}>
      {(view === 'numbers' || view === 'heat') && groups.length > 1 && (
        <Segmented
          label={t('trend_zones')}
          options={groups.map((one) => ({ value: one.key, label: texts.groupName(one) }))}
          value={group.key}
          onChange={trend.setGroup}
        />
      )}
      <SpanChoice trend={trend} />
      {isChart && !table && (
        <span className={styles.toggles}>
          {toggles.map((name) => (
            <Checkbox
              key={name}
              checked={options[name] === true}
              onChange={(on) => setOption({ [name]: on })}
            >
              {t(`trend_${name}`)}
            </Checkbox>
          ))}
        </span>
      )}
      <span className={styles.push}>
        {isChart && !table && (
          <IconButton
            icon={ArrowDownWideNarrow}
            iconSize={18}
            label={t(options.newestFirst ? 'trend_newest_top' : 'trend_newest_bottom')}
            onClick={() => setOption({ newestFirst: !options.newestFirst })}
          />
        )}
        {isChart && (
          <Button
            size="sm"
            variant="quiet"
            icon={Table}
            aria-pressed={table}
            onClick={() => setTable(!table)}
          >
            {t(table ? 'trend_chart_view' : 'trend_table_view')}
          </Button>
        )}
        <IconButton icon={Download} iconSize={18} label={t('trend_export')} onClick={onExport} />
      </span>
    </div>
  );
}

/** Phone: span, toggles and zoom in a horizontally scrolling strip. */
export function PhoneControls({ trend }: { trend: TrendState }) {
  const t = useT();
  const { view, options, setOption, table, setTable, zoom, setZoom } = trend;
  const isChart = view === 'numbers' || view === 'sums' || view === 'forms';
  const step = zooms.indexOf(zoom);
  const zoomBy = (by: number) => setZoom(zooms[Math.min(zooms.length - 1, Math.max(0, step + by))] ?? 1);
  return (
    <div className={styles.strip}>
      <SpanChoice trend={trend} />
      {isChart &&
        !table &&
        toggles.map((name) => (
          <Chip
            key={name}
            pressed={options[name] === true}
            {...(options[name] ? { icon: Check } : {})}
            onClick={() => setOption({ [name]: !options[name] })}
          >
            {t(`trend_${name}`)}
          </Chip>
        ))}
      {isChart && !table && (
        <Chip onClick={() => setOption({ newestFirst: !options.newestFirst })}>
          {t(options.newestFirst ? 'trend_newest_top' : 'trend_newest_bottom')}
        </Chip>
      )}
      {isChart && (
        <Chip pressed={table} icon={Table} onClick={() => setTable(!table)}>
          {t('trend_table_view')}
        </Chip>
      )}
      {isChart && !table && (
        <span className={styles.zoom}>
          <IconButton
            icon={ZoomOut}
            label={t('trend_smaller')}
            disabled={step <= 0}
            onClick={() => zoomBy(-1)}
          />
          <IconButton
            icon={ZoomIn}
            label={t('trend_larger')}
            disabled={step >= zooms.length - 1}
            onClick={() => zoomBy(1)}
          />
        </span>
      )}
    </div>
  );
}
