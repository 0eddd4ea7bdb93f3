/** Largest archive, and largest sum of its unpacked files, bytes. The built app has about 3 MB. */
export const ARCHIVE_BYTES_MAX = 32 * 1024 * 1024;
export const UNPACKED_BYTES_MAX = 64 * 1024 * 1024;
/** Largest single file of a bundle, bytes. */
export const FILE_BYTES_MAX = 16 * 1024 * 1024;
/** Most files of a bundle. */
export const FILES_MAX = 4_000;
/** Largest list of files, bytes. */
export const LIST_BYTES_MAX = 1024 * 1024;
/** Largest version file, bytes. */
export const VERSION_FILE_BYTES_MAX = 64 * 1024;
/** Most hosts of one manifest. */
export const HOSTS_MAX = 32;
/** Largest version of a bundle or of the native shell. */
export const VERSION_MAX = 2 ** 31 - 1;
