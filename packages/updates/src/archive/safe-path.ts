/** Names that a file system of Windows gives to devices; a bundle is unpacked on no such system, but may be built on one. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Whether a path in a bundle stays in its folder on every system: relative, with `/` between plain names of ASCII letters,
 * digits and `._-@+`, never `.` or `..`, not longer than 200 signs.
 */
export function isSafePath(path: string): boolean {
  if (path.length > 200) return false;
  return path
    .split('/')
    .every((name) => /^[\w.@+-]{1,120}$/.test(name) && !/^\.{1,2}$/.test(name) && !DEVICE.test(name));
}
