import { ShieldCheck, TriangleAlert } from '@tessera/ui/icons';
import { useFigures } from '../../data/figures.ts';
import { useOperator } from '../../data/session.ts';
import { groupedPrint } from '../../parts/fingerprint.ts';
import { serverNow } from '../../platform/clock.ts';
import { countText, momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import type { ChainCheck } from './audit-data.ts';
import styles from './audit-page.module.css';

/** The state of the chain: what the last check on this page found, and how many events wait for their place. */
export function ChainBar({ check }: { check: ChainCheck | undefined }) {
  const t = useT();
  const { timeZone } = useOperator();
  const log = useFigures().data?.log;
  const waiting = log?.waiting ?? 0;
  const isBroken = check !== undefined && check.fault !== null;
  return (
    <div className={styles.bar} role="status" data-broken={isBroken || undefined}>
      {isBroken ? (
        <TriangleAlert size={20} className="bad" aria-hidden="true" />
      ) : (
        <ShieldCheck size={20} className={check ? 'ok' : 't3'} aria-hidden="true" />
      )}
      <div className="grow">
        <b>
          {check === undefined
            ? t('chain_unchecked')
            : check.fault === null
              ? t('chain_whole')
              : t('chain_broken', { seq: check.fault })}
        </b>
        <div className="s12 t3">
          {check
            ? t('chain_checked', {
                count: countText(check.count),
                at: momentText(check.at, serverNow(), timeZone),
              })
            : t('chain_how')}
        </div>
      </div>
      {check?.hash && <code>{groupedPrint(check.hash)}</code>}
      {log?.copy && (
        <span className={log.copy.fault === null ? 's12 t3' : 's12 bad'}>
          {t(log.copy.fault === null ? 'copy_agrees' : 'copy_differs', {
            count: countText(log.copy.count),
            at: momentText(log.copy.at, serverNow(), timeZone),
            seq: log.copy.fault ?? 0,
          })}
        </span>
      )}
      <span className="s12 t3">{t('chain_waiting', { count: waiting })}</span>
    </div>
  );
}
