import { crc32, deflateSync } from 'node:zlib';

/** A file that somebody sends as a picture. */
export interface HostilePicture {
  readonly what: string;
  readonly file: Buffer;
}

/** What no stored picture may contain: scripts, places, and files of other formats. */
export const FORBIDDEN = [
  '<script',
  'window.broken',
  '31.2N',
  'Exif',
  'GIF89a',
  '%PDF',
  'PK\u0003\u0004',
  'XMP',
] as const;

const SCRIPT = '<script>window.broken=1</script>';
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** Header of a grey picture with 8 bits for each pixel. */
function head(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 8;
  return chunk('IHDR', data);
}

const rows = (width: number, height: number) =>
  deflateSync(
    Buffer.concat(Array.from({ length: height }, () => Buffer.alloc(width + 1, 0x60).fill(0, 0, 1))),
  );
const END = chunk('IEND', Buffer.alloc(0));
const png = (parts: readonly Buffer[], width = 8, height = 8): Buffer =>
  Buffer.concat([SIGNATURE, head(width, height), ...parts, chunk('IDAT', rows(8, 8)), END]);
const plain = png([]);
const longer = (text: string, length = 64) => Buffer.from(text.padEnd(length));

/** A complete JPEG of one pixel; what follows its first two bytes can be preceded by other segments. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);
function jpegWith(marker: number, data: Buffer): Buffer {
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xff00 + marker, 0);
  segment.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([JPEG.subarray(0, 2), segment, data, JPEG.subarray(2)]);
}

/** One frame more than a still picture has. */
function animated(): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(8, 4);
  frame.writeUInt32BE(8, 8);
  const second = Buffer.concat([Buffer.from([0, 0, 0, 2]), rows(8, 8)]);
  return Buffer.concat([
    ...[SIGNATURE, head(8, 8), chunk('acTL', control), chunk('fcTL', frame), chunk('IDAT', rows(8, 8))],
    ...[chunk('fcTL', frame), chunk('fdAT', second), END],
  ]);
}

/** The frame header of the JPEG says that it is as large as it can be. */
function sizeChanged(): Buffer {
  const file = Buffer.from(JPEG);
  file.writeUInt32BE(0xffffffff, file.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  return file;
}

/** Uploads known to make decoders, browsers or readers of files do what a picture must not. */
export const hostilePictures: readonly HostilePicture[] = [
  {
    what: 'an SVG with a script',
    file: longer(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`, 128),
  },
  { what: 'a page that is named like a picture', file: longer(`<!doctype html><body>${SCRIPT}`, 128) },
  { what: 'an animated GIF with a script', file: longer(`GIF89a/*\u0008\u0000*/=1;${SCRIPT}`) },
  { what: 'a PDF before a picture', file: Buffer.concat([Buffer.from('%PDF-1.7\n'), plain]) },
  { what: 'a page behind a picture', file: Buffer.concat([plain, Buffer.from(SCRIPT)]) },
  {
    what: 'an archive behind a picture',
    file: Buffer.concat([plain, Buffer.from('PK\u0003\u0004'), Buffer.alloc(40)]),
  },
  { what: 'a script in a text of a PNG', file: png([chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))]) },
  {
    what: 'XMP with an outer entity in a PNG',
    file: png([
      chunk(
        'iTXt',
        Buffer.from(
          `XML:com.adobe.xmp\0\0\0\0\0<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x XMP="&e;"/>`,
        ),
      ),
    ]),
  },
  {
    what: 'a JPEG with the place where it was taken',
    file: jpegWith(0xe1, Buffer.from('Exif\0\0GPS 31.2N 121.4E')),
  },
  { what: 'a script in a comment of a JPEG', file: jpegWith(0xfe, Buffer.from(SCRIPT)) },
  { what: 'an animated PNG', file: animated() },
  { what: '400 million pixels in few bytes', file: png([], 20_000, 20_000) },
  { what: 'a width of none', file: png([], 0, 8) },
  { what: 'a JPEG of 65 535 by 65 535 pixels', file: sizeChanged() },
  {
    what: '50 MB of pixels behind a small header',
    file: Buffer.concat([SIGNATURE, head(8, 8), chunk('IDAT', deflateSync(Buffer.alloc(50_000_000))), END]),
  },
  {
    what: 'a compressed text of 50 MB',
    file: png([
      chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000))])),
    ]),
  },
  { what: 'a PNG that ends in its pixels', file: plain.subarray(0, 50) },
  {
    what: 'a PNG with wrong checksums',
    file: Buffer.from(plain)
      .fill(0x7e, 29, 33)
      .fill(0x7e, plain.length - 20, plain.length - 16),
  },
  { what: 'random bytes behind the signature', file: Buffer.concat([SIGNATURE, Buffer.alloc(200, 0xa5)]) },
];
