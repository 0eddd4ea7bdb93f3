import { useEffect, useRef } from 'react';
import { useT } from '../../platform/i18n/index.ts';
import styles from './detail-pane.module.css';
import { paneStore } from './pane-store.ts';

/** The second pane of a page with a list: `Panel` with `beside` is drawn into it. */
export function DetailPane() {
  const t = useT();
  const pane = useRef<HTMLDivElement>(null);
  // Not the ref itself: a page that is hidden keeps its elements, but only the visible page has the pane.
  useEffect(() => {
    const own = pane.current;
    paneStore.setState({ pane: own });
    return () => {
      if (paneStore.getState().pane === own) paneStore.setState({ pane: null });
    };
  }, []);
  return (
    <div className={styles.root}>
      <p className={styles.hint}>{t('pane_choose')}</p>
      <div ref={pane} className={styles.pane} />
    </div>
  );
}
