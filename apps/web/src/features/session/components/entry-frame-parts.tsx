import { IconButton } from '@tessera/ui';
import { X } from '@tessera/ui/icons';
import { type RefObject, useEffect, useRef } from 'react';
import { build } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { focusAfterPaint, lazyPart } from '../../../platform/lazy/index.ts';
import { replace } from '../../../platform/navigation/index.ts';

/** Loads after the form, because players type first. */
export const LanguageChoice = lazyPart(async () => (await import('./language-choice.tsx')).LanguageChoice);

/** Leads home, where visitors may see the home page; otherwise null. */
export function LeaveButton() {
  const t = useT();
  if (!build.resultsPortal) return null;
  return (
    <IconButton
      icon={X}
      size="lg"
      iconSize={24}
      label={t('login_close')}
      onClick={() => void replace('home')}
    />
  );
}

/** A ref of the frame; the element in it that `selector` finds first gets the initial focus. */
export function useStartingFocus(selector: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => focusAfterPaint(() => root.current?.querySelector<HTMLElement>(selector)), [selector]);
  return root;
}
