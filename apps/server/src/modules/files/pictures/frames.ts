/**
 * Format of a picture between the server and the process that decodes it: its length as a 32-bit number, most
 * significant byte first, and its bytes. The first frame from the process is empty and reports its start; a later
 * empty frame means that the picture cannot be decoded.
 */

const HEAD_BYTES = 4;

/** Header of a frame with this many bytes. */
export function frameHead(length: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(length);
  return head;
}

/** Collects chunks, and calls `onFrame` with each complete frame. */
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
