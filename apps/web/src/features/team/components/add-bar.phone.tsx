import { Button } from '@tessera/ui';
import { Plus } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { BottomBar } from './bottom-bar.phone.tsx';

/** Opens the form for a new member, at the thumb. */
export function AddBar({ onAdd }: { onAdd: () => void }) {
  const t = useT();
  return (
    <BottomBar>
      <Button variant="primary" size="lg" block icon={Plus} onClick={onAdd}>
        {t('tm_add')}
      </Button>
    </BottomBar>
  );
}
