import { type InboxKind, inboxKinds } from '@tessera/protocol/inbox';
import { Skeleton, SkeletonRegion } from '@tessera/ui';
import { useEffect } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { setParams, useRoute } from '../../../platform/navigation/index.ts';

/** Loaded behind the screen: the start lists the style files of every screen, and this one needs none for itself. */
const Centre = lazyPart(async () => (await import('../components/centre.tsx')).Centre, <Waiting />);

/** `user-inbox`: the notification centre. Parameters: `kind`, only events of this kind; `open`, goes on to what this event is about. */
export function UserInboxScreen() {
  const { params } = useRoute();
  const kind = inboxKinds.find((known) => known === params.kind);
  const open = /^\d{1,15}$/.test(params.open ?? '') ? Number(params.open) : undefined;
  useEffect(() => {
    if (open !== undefined) void import('../api/open-event.ts').then(({ openEvent }) => openEvent(open));
  }, [open]);
  const show = (wanted: InboxKind | undefined) => setParams(wanted === undefined ? {} : { kind: wanted });
  return <Centre kind={kind} onKind={show} />;
}

function Waiting() {
  const t = useT();
  return (
    <SkeletonRegion label={t('ui_loading')}>
      <Skeleton height={360} />
    </SkeletonRegion>
  );
}
