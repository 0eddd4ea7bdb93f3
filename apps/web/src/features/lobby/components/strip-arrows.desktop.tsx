import { IconButton } from '@tessera/ui';
import { ChevronLeft, ChevronRight } from '@tessera/ui/icons';
import type { RefObject } from 'react';
import { useT } from '../../../platform/i18n/index.ts';

/** Buttons that move a strip by its visible width; on phones a swipe does. */
export function MoveArrows({ strip }: { strip: RefObject<HTMLElement | null> }) {
  const t = useT();
  const move = (step: 1 | -1) =>
    strip.current?.scrollBy({ left: step * strip.current.clientWidth, behavior: 'smooth' });
  return (
    <>
      <IconButton icon={ChevronLeft} label={t('ui_previous')} onClick={() => move(-1)} />
      <IconButton icon={ChevronRight} label={t('ui_next')} onClick={() => move(1)} />
    </>
  );
}
