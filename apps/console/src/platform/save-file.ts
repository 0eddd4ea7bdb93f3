/** Saves a file of the server under the name that it gives. */
export function saveFile(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
