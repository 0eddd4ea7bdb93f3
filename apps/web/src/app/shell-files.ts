import type { FilesystemPlugin } from '@capacitor/filesystem';
import type { SharePlugin } from '@capacitor/share';
import { saveFilesBy } from '../components/save-file/index.ts';

/** The used part of the shell's plugins. */
export interface FilePlugins {
  readonly share: Pick<SharePlugin, 'share'>;
  readonly files: Pick<FilesystemPlugin, 'rmdir' | 'writeFile'>;
}

/** Folder in the cache of the app that other apps may read from (`file_paths.xml`). */
const FOLDER = 'shared';
/** Name of that cache for the plugin; its enumeration would load the plugin with this file. */
const CACHE = 'CACHE' as Parameters<FilesystemPlugin['writeFile']>[0]['directory'] & string;

/**
 * The share sheet of the device. Files of the player's own go there as well, where they can be saved: a web view has no downloads. The
 * web view of Android has no `navigator.share`; that of iOS has one, which is kept.
 */
export async function connectFiles({ share, files }: FilePlugins): Promise<void> {
  const send = async ({ title, text, url, files: list = [] }: ShareData) => {
    const uris = await Promise.all(list.map(async (file) => (await files.writeFile(await copyOf(file))).uri));
    await share.share({
      ...(title !== undefined && { title }),
      ...(text !== undefined && { text }),
      ...(url !== undefined && { url }),
      ...(uris.length > 0 && { files: uris }),
    });
  };
  // The plugin rejects when the player closes the sheet.
  saveFilesBy((file) => void send({ files: [file] }).catch(() => undefined));
  if (!('share' in navigator)) {
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', { value: send });
  }
  // What earlier starts have shared; there may be nothing.
  await files.rmdir({ path: FOLDER, directory: CACHE, recursive: true }).catch(() => undefined);
}

async function copyOf(file: File) {
  return {
    path: `${FOLDER}/${file.name}`,
    data: base64(new Uint8Array(await file.arrayBuffer())),
    directory: CACHE,
    recursive: true,
  };
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
