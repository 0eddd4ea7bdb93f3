import { Button } from '@tessera/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMoment } from '../../../components/moment/index.ts';
import { Panel } from '../../../components/panel/index.ts';
import { ignoreFailure, newRid } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type DialogNotice, markSeen, unseenNotices } from '../api/notices.ts';
import { beginReading, isLastPress, isRead, press, type Reading, seenOf, showAt } from '../model/reading.ts';
import styles from './index-notices.module.css';
import { NoticeBody } from './notice-body.tsx';

/**
 * After a sign-in: the notices of kind `dialog` that the player has not seen, in one dialog. Closing it marks those that were shown;
 * one that needs its button is shown again after the next sign-in. Without any, or when they cannot be loaded, nothing is shown.
 */
export function IndexNotices({ onEnd }: { onEnd: () => void }) {
  const [reading, setReading] = useState<Reading<DialogNotice>>();
  const begin = useEffectEvent((items: readonly DialogNotice[]) => {
    if (items.length === 0) onEnd();
    // Home may have been hidden and shown again while the dialog was open.
    else setReading((now) => now ?? beginReading(items));
  });
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const items = await unseenNotices().catch(() => []);
      if (!gone) begin(items);
    };
    void load();
    return () => {
      gone = true;
    };
  }, []);
  if (!reading) return null;
  const close = (read: Reading<DialogNotice>) => {
    const seen = seenOf(read);
    if (seen.length > 0) void ignoreFailure('notices seen', markSeen(seen, newRid()));
    onEnd();
  };
  const handlePress = () => {
    const next = press(reading);
    if (isRead(next)) close(next);
    else setReading(next);
  };
  return (
    <ReadingPanel
      reading={reading}
      onShow={(at) => setReading(showAt(reading, at))}
      onPress={handlePress}
      onClose={() => close(reading)}
    />
  );
}

interface ReadingPanelProps {
  reading: Reading<DialogNotice>;
  onShow: (at: number) => void;
  onPress: () => void;
  onClose: () => void;
}

function ReadingPanel({ reading, onShow, onPress, onClose }: ReadingPanelProps) {
  const t = useT();
  const moment = useMoment();
  const { items, at, pressed } = reading;
  const notice = items[at]!;
  const last = isLastPress(reading);
  const stateOf = ({ must_ack }: DialogNotice, place: number): string | undefined => {
    if (pressed.has(place)) return t('nt_read');
    return must_ack ? t('nt_must_ack') : undefined;
  };
  const ordinary = last ? 'nt_got_it' : 'nt_got_it_next';
  return (
    <Panel
      title={t('nt_dialog', { n: items.length })}
      onClose={onClose}
      width={560}
      footer={
        <Button variant="primary" onClick={onPress}>
          {t(notice.must_ack && !pressed.has(at) ? 'nt_acknowledge' : ordinary)}
        </Button>
      }
    >
      <div className={styles.root} data-list={items.length > 1 || undefined}>
        {items.length > 1 && (
          <nav className={styles.list} aria-label={t('nt_dialog_list')}>
            {items.map((item, place) => (
              <button
                key={item.id}
                type="button"
                className={styles.entry}
                aria-current={place === at || undefined}
                onClick={() => onShow(place)}
              >
                <span>{item.title}</span>
                <small>{stateOf(item, place)}</small>
              </button>
            ))}
          </nav>
        )}
        <article className={styles.notice} aria-live="polite">
          <h3 className={styles.title}>{notice.title}</h3>
          <p className={styles.time}>
            {moment(notice.at)}
            {items.length > 1 && (
              <span className={styles.counter}>{t('nt_counter', { at: at + 1, n: items.length })}</span>
            )}
          </p>
          <NoticeBody html={notice.html} heading="h4" />
        </article>
      </div>
    </Panel>
  );
}
