import { formatTime } from '@tessera/protocol/time';
import { Badge, IconButton } from '@tessera/ui';
import { Bell, ChevronRight, CircleQuestionMark, Search } from '@tessera/ui/icons';
import { useFigures } from '../data/figures.ts';
import { useGrant, useOperator } from '../data/session.ts';
import { State } from '../parts/marks.tsx';
import { goTo, hashOf } from '../platform/address.ts';
import { useNow } from '../platform/clock.ts';
import { agoText } from '../platform/format.ts';
import { useT } from '../platform/i18n.ts';
import styles from './frame.module.css';
import { ledgerLook } from './ledger-look.ts';
import type { ConsolePage } from './pages.ts';

interface TopBarProps {
  page: ConsolePage;
  onPalette: () => void;
  onKeys: () => void;
}

/** The top bar: where one is, the palette, the age of the last ledger check, the platform's time, alarms, keys. */
export function TopBar({ page, onPalette, onKeys }: TopBarProps) {
  const t = useT();
  const { timeZone } = useOperator();
  const now = useNow();
  const figures = useFigures().data;
  const ledger = ledgerLook(figures?.auditor);
  const alarms = figures?.alarms.length ?? 0;
  const mayReadLog = useGrant('log.verify') !== undefined;
  const checked = figures?.auditor.at;
  const health = (
    <>
      <State tone={ledger.tone}>
        <span className={styles.long}>{t(ledger.text)}</span>
      </State>
      {checked != null && <span className="n">{agoText(now - checked, t)}</span>}
    </>
  );
  return (
    <header className={styles.top}>
      <div className={styles.crumb}>
        {page.group && (
          <span className={`row ${styles.long}`}>
            {t(page.group)}
            <ChevronRight size={12} aria-hidden="true" />
          </span>
        )}
        <b>{t(page.title)}</b>
      </div>
      <button type="button" className={styles.find} onClick={onPalette}>
        <Search size={16} aria-hidden="true" />
        <span>{t('palette_open')}</span>
        <kbd>Ctrl</kbd>
        <kbd>K</kbd>
      </button>
      {mayReadLog ? (
        <a className={styles.health} href={hashOf({ page: 'audit', params: {} })} title={t(ledger.text)}>
          {health}
        </a>
      ) : (
        <span className={styles.health}>{health}</span>
      )}
      <span className={styles.clock}>
        {formatTime(now, 'time', timeZone)} <small>{timeZone}</small>
      </span>
      <IconButton
        icon={Bell}
        iconSize={18}
        label={t('alarms_n', { count: alarms })}
        badge={<Badge count={alarms} />}
        onClick={() => goTo('dashboard')}
      />
      <IconButton icon={CircleQuestionMark} iconSize={16} label={t('keys')} onClick={onKeys} />
    </header>
  );
}
