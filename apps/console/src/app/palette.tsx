import { Search } from '@tessera/ui/icons';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../platform/i18n.ts';
import type { ConsolePage } from './pages.ts';
import styles from './palette.module.css';
import { usePaletteEntries } from './palette-entries.ts';
import { foundIn } from './palette-match.ts';

interface PaletteProps {
  open: boolean;
  pages: readonly ConsolePage[];
  onClose: () => void;
}

/** The command palette: pages, records by their number, settings by name, and the few acts that change nothing of the platform. */
export function Palette({ open, onClose, pages }: PaletteProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  const t = useT();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog.
    <dialog
      ref={element}
      className={styles.palette}
      aria-label={t('palette')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && <PaletteList pages={pages} onClose={onClose} />}
    </dialog>
  );
}

function PaletteList({ pages, onClose }: Omit<PaletteProps, 'open'>) {
  const t = useT();
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const found = foundIn(usePaletteEntries(pages, text), text);
  const current = found[Math.min(at, found.length - 1)];
  const act = (run: () => void) => {
    onClose();
    run();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      act(current.run);
    }
  };
  return (
    <>
      <div className={styles.entry}>
        <Search size={20} aria-hidden="true" />
        <input
          // The palette opens by a key or a button, to be typed into.
          // biome-ignore lint/a11y/noAutofocus: see above.
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={current ? `${list}-${current.id}` : undefined}
          aria-label={t('palette')}
          placeholder={t('palette_open')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={handleKey}
        />
        <kbd>Esc</kbd>
      </div>
      <div id={list} role="listbox" aria-label={t('palette')} className={styles.found} tabIndex={-1}>
        {found.map((entry) => (
          // The input keeps the focus and handles the keys.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
          <div
            key={entry.id}
            id={`${list}-${entry.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={entry === current}
            className={styles.option}
            onClick={() => act(entry.run)}
          >
            <span>{entry.name}</span>
            <small className="push">{entry.note}</small>
          </div>
        ))}
        {found.length === 0 && <p className={styles.group}>{t('palette_none')}</p>}
      </div>
      <div className={styles.hint}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('palette_choose')}
        </span>
        <span>
          <kbd>↵</kbd> {t('palette_enter')}
        </span>
      </div>
    </>
  );
}
