import { Segmented } from '@tessera/ui';
import { type Unit, units } from '../../data/bet-prefs/index.ts';
import { useT } from '../../platform/i18n/index.ts';

/** 元 角 分 厘: the unit price of a line. */
export function UnitSwitch({ value, onChange }: { value: Unit; onChange: (unit: Unit) => void }) {
  const t = useT();
  return (
    <Segmented
      label={t('bet_unit')}
      value={value}
      onChange={onChange}
      options={units.map((unit) => ({ value: unit, label: t(`bet_unit_${unit}`) }))}
    />
  );
}
