import { Button } from '@tessera/ui';
import { useOperator } from '../data/session.ts';
import { type Setting, useHistory } from '../data/settings.ts';
import { serverNow } from '../platform/clock.ts';
import { momentText } from '../platform/format.ts';
import { useT } from '../platform/i18n.ts';
import { ListFailure } from './list-failure.tsx';
import { PanelSection } from './panel.tsx';
import styles from './setting-history.module.css';
import { shortValue } from './value-text.ts';

/**
 * The latest changes of a setting. An earlier value can be put into the form; it is proposed like any other. `show` writes a value in one
 * line.
 */
export function SettingHistory({
  setting,
  onPick,
  show = shortValue,
}: {
  setting: Setting;
  onPick?: ((value: unknown) => void) | undefined;
  show?: (value: unknown) => string;
}) {
  const t = useT();
  const { timeZone } = useOperator();
  const { data, error } = useHistory(setting.key);
  return (
    <PanelSection title={t('history')}>
      <ListFailure error={error} />
      {data?.items.length === 0 && <p className="t3">{t('history_none')}</p>}
      <ul className={styles.past}>
        {data?.items.map(({ id, before, after, by, at }) => (
          <li key={id}>
            <code>
              {before === null ? t('initial_value') : show(before)} → {show(after)}
            </code>
            {onPick && before !== null && (
              <Button size="sm" onClick={() => onPick(before)}>
                {t('revert_to', { value: show(before).slice(0, 24) })}
              </Button>
            )}
            <span className="s12 t3">
              {by} · {momentText(at, serverNow(), timeZone)}
            </span>
          </li>
        ))}
        {onPick && (
          <li>
            <code>{show(setting.fallback)}</code>
            <Button size="sm" onClick={() => onPick(setting.fallback)}>
              {t('revert_to_default')}
            </Button>
          </li>
        )}
      </ul>
    </PanelSection>
  );
}
