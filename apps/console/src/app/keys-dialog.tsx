import { Dialog } from '@tessera/ui';
import { type TextKey, useT } from '../platform/i18n.ts';
import type { ConsolePage } from './pages.ts';
import styles from './palette.module.css';

const LIST_KEYS = [
  ['Ctrl K', 'keys_palette'],
  ['J / K', 'keys_move'],
  ['Esc', 'keys_close'],
  ['A', 'keys_approve'],
  ['R', 'keys_reject'],
] as const satisfies readonly (readonly [string, TextKey])[];

/** All keys of the console. */
export function KeysDialog({
  open,
  pages,
  onClose,
}: {
  open: boolean;
  pages: readonly ConsolePage[];
  onClose: () => void;
}) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('keys')} width={460}>
      <dl className={styles.keys}>
        {LIST_KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>{t(does)}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
        {pages.map(({ id, key, title }) => (
          <div key={id}>
            <dt>{t('go_to', { page: t(title) })}</dt>
            <dd>
              <kbd>G</kbd> <kbd>{key.toUpperCase()}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
