import { Card, Tag } from '@tessera/ui';
import { useFormat } from '../../../data/settings/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Notice } from '../api/notices.ts';
import { Beside } from './beside.tsx';
import { NoticeTextDesktop } from './notice-text.desktop.tsx';
import { NoticeTextPhone } from './notice-text.phone.tsx';
import styles from './notices.module.css';

const Text = partByForm({ desktop: NoticeTextDesktop, phone: NoticeTextPhone });

/** A notice on its page: title, time and body, and links to those beside it. */
export function Article({ notice }: { notice: Notice }) {
  const t = useT();
  const format = useFormat();
  const time = (ms: number) => format.time(ms, 'YYYY-MM-DD HH:mm');
  return (
    <div className={styles.page}>
      <Card pad>
        <Text
          title={notice.title}
          html={notice.html}
          facts={
            <p className={styles.facts}>
              <Tag tone={notice.kind === 'status' ? 'warning' : 'info'}>{t(`nt_kind_${notice.kind}`)}</Tag>
              <span>{time(notice.at)}</span>
              <span>{t('nt_until', { time: time(notice.ends) })}</span>
            </p>
          }
        />
      </Card>
      <Beside notice={notice} />
    </div>
  );
}
