import { IconButton } from '@tessera/ui';
import { X } from '@tessera/ui/icons';
import { type RefObject, useEffect, useRef } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { focusAfterPaint, lazyPart } from '../../../platform/lazy/index.ts';
import { closeEntry } from '../close-entry.ts';

/** Loads after the form, because players type first. */
export const LanguageChoice = lazyPart(async () => (await import('./language-choice.tsx')).LanguageChoice);

/** Closes the dialog: a visitor may look at home without signing in. */
export function CloseButton() {
  const t = useT();
  return <IconButton icon={X} size="lg" iconSize={24} label={t('login_close')} onClick={closeEntry} />;
}

/** A ref of the frame; the element in it that `selector` finds first gets the initial focus. */
export function useStartingFocus(selector: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => focusAfterPaint(() => root.current?.querySelector<HTMLElement>(selector)), [selector]);
  return root;
}

/**
 * A ref of the mask. A press on it closes the dialog, and so does Esc, unless a dialog or a menu above is open, which Esc closes
 * first.
 */
export function useMask(): RefObject<HTMLDivElement | null> {
  const mask = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mask.current;
    const handleClick = (event: MouseEvent) => {
      if (event.target === element) closeEntry();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (!document.querySelector('dialog[open], [popover="auto"]:popover-open')) closeEntry();
    };
    element?.addEventListener('click', handleClick);
    // Before the handler of a menu, which closes it.
    addEventListener('keydown', handleKey, { capture: true });
    return () => {
      element?.removeEventListener('click', handleClick);
      removeEventListener('keydown', handleKey, { capture: true });
    };
  }, []);
  return mask;
}
