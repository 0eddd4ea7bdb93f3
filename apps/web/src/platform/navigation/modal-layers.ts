/** The dialogs and sheets that are open, in the order in which they opened. */
let layers: readonly HTMLDialogElement[] = [];

/** The dialogs and sheets above the page. An indicator that blocks the page for a moment does not count. */
export const modalLayers = {
  /** Number of open layers. */
  count: (): number => layers.length,
  /** Closes the newest ones, as Esc does, until `left` are open; one that may not be dismissed stays open. */
  closeTo(left: number): void {
    for (const layer of layers.slice(left).toReversed())
      layer.dispatchEvent(new Event('cancel', { cancelable: true }));
  },
  /** Calls `listener` after a layer has opened or closed. */
  subscribe(listener: () => void): void {
    const follow = () => {
      const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal:not([aria-busy])')];
      const next = [
        ...layers.filter((one) => open.includes(one)),
        ...open.filter((one) => !layers.includes(one)),
      ];
      if (next.length === layers.length && next.every((one, at) => one === layers[at])) return;
      layers = next;
      listener();
    };
    new MutationObserver(follow).observe(document, { subtree: true, attributeFilter: ['open'] });
    follow();
  },
};
