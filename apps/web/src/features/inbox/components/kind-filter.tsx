import { type InboxKind, inboxKinds } from '@tessera/protocol/inbox';
import { Chip } from '@tessera/ui';
import { kindOf } from '../../../data/inbox/changes.ts';
import { useUnread } from '../../../data/inbox/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './inbox.module.css';

export interface KindFilterProps {
  value: InboxKind | undefined;
  onChange: (kind: InboxKind | undefined) => void;
}

/** Choice of a kind, each with its number of unread events. */
export function KindFilter({ value, onChange }: KindFilterProps) {
  const t = useT();
  const unread = useUnread((known) => known?.items ?? none);
  const counted = (text: string, n: number) => (n > 0 ? `${text} ${n}` : text);
  return (
    <fieldset className={styles.filter} aria-label={t('in_filter')}>
      {[undefined, ...inboxKinds].map((kind) => {
        const n = kind === undefined ? unread.length : unread.filter((item) => kindOf(item) === kind).length;
        return (
          <Chip key={kind ?? 'all'} variant="line" pressed={kind === value} onClick={() => onChange(kind)}>
            {counted(t(kind === undefined ? 'in_all' : `in_kind_${kind}`), n)}
          </Chip>
        );
      })}
    </fieldset>
  );
}

const none: never[] = [];
