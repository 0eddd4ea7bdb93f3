import { Button } from '@tessera/ui';
import { Check } from '@tessera/ui/icons';
import { useUnread } from '../../../data/inbox/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { readAll } from '../api/inbox.ts';

/** Marks everything as read that had happened by now. */
export function ReadAllButton({ variant }: { variant: 'secondary' | 'quiet' }) {
  const t = useT();
  const newest = useUnread((known) => known?.items[0]?.id);
  const all = useMutation({ mutationFn: readAll });
  return (
    <Button
      size="sm"
      variant={variant}
      icon={Check}
      disabled={newest === undefined}
      loading={all.isPending}
      onClick={() => newest !== undefined && all.mutate(newest)}
    >
      {t('in_read_all')}
    </Button>
  );
}
