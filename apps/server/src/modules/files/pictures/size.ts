/** Type and size of a picture, from its header. */
export interface PictureSize {
  readonly mime: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** Largest picture that is decoded: 4 million pixels, more than the screen of a phone has. */
const PIXELS_MAX = 4_000_000;
const SIDE_MAX = 16_384;

/** Type and size of a picture, from its first bytes; undefined for other files and for sizes that are not decoded. */
export function sizeOf(file: Buffer): PictureSize | undefined {
  const found = pngSize(file) ?? jpegSize(file);
  if (!found || found.width < 1 || found.height < 1) return undefined;
  const { width, height } = found;
  return width <= SIDE_MAX && height <= SIDE_MAX && width * height <= PIXELS_MAX ? found : undefined;
}

const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

function pngSize(file: Buffer): PictureSize | undefined {
  if (file.length < 33 || !file.subarray(0, 16).equals(PNG_HEAD)) return undefined;
  return { mime: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** Size from the first frame header (SOF); the segments before it are skipped. */
function jpegSize(file: Buffer): PictureSize | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < file.length && file[at] === 0xff) {
    const marker = file[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { mime: 'image/jpeg', height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}
