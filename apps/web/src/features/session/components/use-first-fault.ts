import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus to the first field at fault after an attempt was refused: the element of the form that carries
 * `data-field="<name>"`. Errors found while the player is still typing move nothing.
 *
 * @param attempts how often the player has tried; the focus moves when it grows.
 * @param order the fields in their order on the screen.
 */
export function useFirstFault(
  errors: Readonly<Partial<Record<string, string>>>,
  attempts: number,
  order: readonly string[],
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const focusFirst = useEffectEvent(() => {
    const first = order.find((field) => errors[field] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  });
  useEffect(() => {
    if (attempts > 0) focusFirst();
  }, [attempts]);
  return form;
}
