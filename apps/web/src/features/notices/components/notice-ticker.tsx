import { Ticker } from '@tessera/ui';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { push } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { noticesOptions, useFreshNotices, useReader } from '../api/notices.ts';
import { tickerOf } from '../model/ticker.ts';
import styles from './notice-ticker.module.css';

/** Notices on home, one at a time; each leads to its page. Shows nothing until they are known. */
export function NoticeTicker() {
  const t = useT();
  const format = useFormat();
  const notices = useQuery(noticesOptions(useReader()));
  useFreshNotices();
  if (!notices.data) return null;
  const items = tickerOf(notices.data.items);
  if (items.length === 0) return <p className={styles.none}>{t('nt_none_now')}</p>;
  return (
    <Ticker
      label={t('nt_ticker')}
      items={items.map(({ id, title, at }) => ({ id, text: title, time: format.time(at, 'MM-DD') }))}
      onOpen={({ id }) => void push('notice-detail', { id })}
      className={styles.ticker ?? ''}
    />
  );
}
