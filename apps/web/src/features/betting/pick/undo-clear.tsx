import { Button } from '@tessera/ui';
import { Undo2 } from '@tessera/ui/icons';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../../platform/i18n/index.ts';
import { usePicking } from './picking.tsx';
import { CLEARED_MS, clearedStore } from './use-cleared.ts';

/** Restores cleared picks, for five seconds. */
export function UndoClear() {
  const t = useT();
  const { item, setSelection } = usePicking();
  const cleared = useStore(clearedStore, (state) => state.cleared);
  useEffect(() => {
    if (cleared === null) return;
    const timer = setTimeout(() => clearedStore.setState({ cleared: null }), CLEARED_MS);
    return () => clearTimeout(timer);
  }, [cleared]);
  if (cleared === null || cleared.playId !== item.id) return null;
  return (
    <Button
      size="sm"
      variant="link"
      icon={Undo2}
      onClick={() => {
        setSelection(cleared);
        clearedStore.setState({ cleared: null });
      }}
    >
      {t('bet_undo_clear')}
    </Button>
  );
}
