import type { MessageKey } from '@tessera/messages';
import { Dialog } from '@tessera/ui';
import { useT } from '../platform/i18n/index.ts';
import styles from './key-sheet.module.css';

const everywhere = [
  ['?', 'keys_title'],
  ['/', 'keys_search'],
  ['↑ ↓', 'keys_rows'],
  ['G H', 'route_home'],
  ['G L', 'bet_key_last_lottery'],
  ['G R', 'route_record_bet'],
  ['G M', 'route_money_recharge'],
  ['G C', 'route_service'],
  ['Esc', 'bet_key_close'],
] as const;

const board = [
  ['0–9', 'bet_key_digit'],
  ['↑ ↓', 'bet_key_row'],
  ['← →', 'bet_key_ball'],
  ['A B S O E C', 'bet_key_quick'],
  ['R', 'bet_key_random1'],
  ['Shift R', 'bet_key_random5'],
  ['+ −', 'bet_key_multiple'],
  ['U', 'bet_key_unit'],
  ['Enter', 'bet_key_add'],
  ['Ctrl Enter', 'bet_key_confirm'],
  ['D', 'bet_key_disk'],
  ['[ ]', 'bet_key_play'],
] as const;

/** The key map: the keys of every page and those of the betting page. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} title={t('keys_title')}>
      <Keys title={t('keys_everywhere')} keys={everywhere} />
      <Keys title={t('keys_board')} keys={board} />
    </Dialog>
  );
}

interface KeysProps {
  title: string;
  /** The keys, and the message key of their description. */
  keys: readonly (readonly [key: string, text: MessageKey])[];
}

function Keys({ title, keys }: KeysProps) {
  const t = useT();
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
