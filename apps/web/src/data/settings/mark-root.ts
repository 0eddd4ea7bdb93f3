/** Sets the attribute `data-<name>` of the document's root to `value`, or removes it. */
export function markRoot(name: string, value: string | false): void {
  const { dataset } = document.documentElement;
  if (value) dataset[name] = value;
  else delete dataset[name];
}
