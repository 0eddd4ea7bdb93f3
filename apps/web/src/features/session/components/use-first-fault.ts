import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Focuses the first invalid field after a refused attempt: the form element with `data-field="<name>"`. Errors found while the
 * player types do not move the focus.
 *
 * @param attempts number of attempts so far; the focus moves when it grows.
 * @param order the fields in screen order.
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
