import { Button } from '@tessera/ui';
import { Plus } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';

/** Opens the form for a new member, in the head of the page. */
export function AddButton({ onAdd }: { onAdd: () => void }) {
  const t = useT();
  return (
    <Button variant="primary" size="sm" icon={Plus} onClick={onAdd}>
      {t('tm_add')}
    </Button>
  );
}
