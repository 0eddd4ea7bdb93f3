import { cx, IconButton, Sheet } from '@tessera/ui';
import { X } from '@tessera/ui/icons';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useT } from '../../platform/i18n/index.ts';
import styles from './detail-pane.module.css';
import { useKeptScroll } from './kept-scroll.ts';
import { paneStore, useTwoPanes } from './pane-store.ts';
import type { PanelProps } from './panel-props.ts';

/** In the second pane of the page, if it has one and the window has room; otherwise a sheet, of a detail at the end of the window. */
export function PanePanel({
  title,
  onClose,
  height = 'content',
  beside,
  className,
  footer,
  children,
}: PanelProps) {
  const t = useT();
  const titleId = useId();
  const pane = useStore(paneStore, (state) => state.pane);
  const wide = useTwoPanes();
  const keepScroll = useKeptScroll();
  const content = (
    <div ref={keepScroll} className={styles.content}>
      {children}
    </div>
  );
  if (!beside || !wide || !pane) {
    return (
      <Sheet
        open
        onClose={onClose}
        title={title}
        height={height}
        footer={footer}
        className={cx(className, beside && styles.side) ?? ''}
      >
        {content}
      </Sheet>
    );
  }
  return createPortal(
    <section className={styles.detail} aria-labelledby={titleId} data-pane>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton
          className={styles.close ?? ''}
          icon={X}
          size="lg"
          label={t('ui_close')}
          onClick={onClose}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <div className={cx(styles.body, className)} tabIndex={0}>
        {content}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </section>,
    pane,
  );
}
