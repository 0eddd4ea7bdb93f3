/**
 * The first key of a visit, if it is Tab, focuses the skip link. A page puts the focus on its heading when it opens, so that keys
 * scroll it; header and navigation, which come before it, would be reached only backwards.
 */
export function startFirstTab(): void {
  const end = new AbortController();
  const { signal } = end;
  addEventListener('pointerdown', () => end.abort(), { signal });
  addEventListener(
    'keydown',
    (event) => {
      end.abort();
      if (event.key !== 'Tab' || event.shiftKey || document.activeElement?.tagName !== 'H1') return;
      const skip = document.querySelector<HTMLElement>('[data-skip]');
      if (!skip?.checkVisibility()) return;
      skip.focus();
      event.preventDefault();
    },
    { signal },
  );
}
