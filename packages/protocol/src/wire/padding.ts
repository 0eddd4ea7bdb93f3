const BLOCK = 16;

/** Adds PKCS#7 padding for 16-byte blocks: 1 to 16 bytes, each with the number of added bytes. */
export function pad(bytes: Uint8Array): Uint8Array {
  const added = BLOCK - (bytes.length % BLOCK);
  const padded = new Uint8Array(bytes.length + added).fill(added, bytes.length);
  padded.set(bytes);
  return padded;
}

/** Removes PKCS#7 padding; `undefined` unless every padding byte is correct. */
export function unpad(bytes: Uint8Array): Uint8Array | undefined {
  const added = bytes[bytes.length - 1] ?? 0;
  if (added < 1 || added > BLOCK || bytes.length % BLOCK !== 0) return undefined;
  const end = bytes.length - added;
  for (let i = end; i < bytes.length; i += 1) if (bytes[i] !== added) return undefined;
  return bytes.subarray(0, end);
}
