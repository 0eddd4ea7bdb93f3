let keep: (file: File) => void = download;

/** Offers a text or an image as a file of the player's own. `type` is the media type, `name` the proposed file name. */
export function saveFile(content: string | Blob, type: string, name: string): void {
  keep(new File([content], name, { type }));
}

/** Replaces the download of the browser, for a shell that has none. */
export function saveFilesBy(keeper: (file: File) => void): void {
  keep = keeper;
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
