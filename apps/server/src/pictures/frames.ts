/**
 * How a picture travels between the server and the process that decodes it: its length as a 32-bit number, most
 * significant byte first, and its bytes. A frame without bytes says no.
 */

const HEAD_BYTES = 4;

/** Bytes in front of a frame of this many bytes. */
export function frameHead(length: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(length);
  return head;
}

/** Collects what arrives in pieces, and gives each frame to `onFrame` when it is whole. */
export function frameReader(onFrame: (bytes: Buffer) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let size = 0;
  return (chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    while (size >= HEAD_BYTES) {
      if (chunks[0]!.length < HEAD_BYTES) chunks = [Buffer.concat(chunks)];
      const end = HEAD_BYTES + chunks[0]!.readUInt32BE(0);
      if (size < end) return;
      const all = Buffer.concat(chunks);
      chunks = end < size ? [all.subarray(end)] : [];
      size -= end;
      onFrame(all.subarray(HEAD_BYTES, end));
    }
  };
}
