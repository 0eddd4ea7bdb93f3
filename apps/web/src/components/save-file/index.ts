/** Offers a text or an image as a download. `type` is the media type, `name` the proposed file name. */
export function saveFile(content: string | Blob, type: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
