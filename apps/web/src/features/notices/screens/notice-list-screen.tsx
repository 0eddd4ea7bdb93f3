import { Skeleton, SkeletonRegion } from '@tessera/ui';
import { PageHead } from '../../../components/page-head/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';

/** Loaded behind the screen: the start lists the style files of every screen, and this one needs none for itself. */
const NoticeList = lazyPart(
  async () => (await import('../components/notice-list.tsx')).NoticeList,
  <Waiting />,
);

/** `notice-list`: all notices in force. */
export function NoticeListScreen() {
  const t = useT();
  return (
    <>
      <PageHead title={t('route_notice_list')} note={t('nt_list_note')} />
      <NoticeList />
    </>
  );
}

function Waiting() {
  const t = useT();
  return (
    <SkeletonRegion label={t('ui_loading')}>
      <Skeleton height={240} />
    </SkeletonRegion>
  );
}
