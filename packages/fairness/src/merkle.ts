import { type Hash, sha256 } from './hash.ts';

/**
 * The Merkle tree of RFC 9162 section 2.1: leaf H(0x00 || d), node H(0x01 || l || r), split at the largest
 * power of two below n, no doubling of odd leaves, H("") when empty. All functions take leaf hashes of 32 bytes.
 */
export interface InclusionProof {
  /** Index of the leaf, from 0. */
  readonly index: number;
  /** Number of leaves of the tree. */
  readonly size: number;
  /** Sibling hashes from the leaf upwards. */
  readonly path: readonly Uint8Array[];
}

/** A streaming tree. Memory: one hash per set bit of the number of leaves. */
export interface MerkleStream {
  push(leafHash: Uint8Array): void;
  /** Leaves pushed so far. */
  readonly size: number;
  /** Root over the leaves so far; more leaves may follow. */
  root(): Uint8Array;
}

/** H(0x00 || d). */
export const leafHash = (data: Uint8Array, hash: Hash = sha256): Uint8Array => {
  const input = new Uint8Array(1 + data.length);
  input.set(data, 1);
  return hash(input);
};

/** Root over leaf hashes in order, in one pass and logarithmic memory. */
export function merkleRoot(leafHashes: Iterable<Uint8Array>, hash: Hash = sha256): Uint8Array {
  const stream = merkleStream(hash);
  for (const leaf of leafHashes) stream.push(leaf);
  return stream.root();
}

export function merkleStream(hash: Hash = sha256): MerkleStream {
  const peaks: Uint8Array[] = [];
  let size = 0;
  return {
    get size() {
      return size;
    },
    push(leaf) {
      let node = leaf;
      // Every trailing one bit of the count is a full subtree whose right sibling is still missing.
      for (let rest = size; rest % 2 === 1; rest = Math.floor(rest / 2)) {
        node = nodeHash(peaks.pop()!, node, hash);
      }
      peaks.push(node);
      size += 1;
    },
    root() {
      const last = peaks.at(-1);
      if (last === undefined) return hash(new Uint8Array(0));
      return peaks.slice(0, -1).reduceRight((right, left) => nodeHash(left, right, hash), last);
    },
  };
}

/** A complete tree in memory, for inclusion proofs. Takes about 64 bytes a leaf. */
export function merkleTree(leafHashes: readonly Uint8Array[], hash: Hash = sha256) {
  // The odd last node of a level moves up unchanged. The tree equals the one split at powers of two.
  const levels = [leafHashes];
  for (let level = leafHashes; level.length > 1; levels.push(level)) level = levelAbove(level, hash);
  return {
    root: levels.at(-1)![0] ?? hash(new Uint8Array(0)),
    /** Throws a RangeError for an index outside the tree. */
    proof(index: number): InclusionProof {
      if (!Number.isInteger(index) || index < 0 || index >= leafHashes.length) {
        throw new RangeError('no such leaf');
      }
      const path = levels.flatMap((level, height) => {
        const sibling = level[Math.floor(index / 2 ** height) ^ 1];
        return sibling === undefined ? [] : [sibling];
      });
      return { index, size: leafHashes.length, path };
    },
  };
}

/** The root computed from a proof; `undefined` when the path does not fit index and size. */
export function rootFromProof(
  leaf: Uint8Array,
  proof: InclusionProof,
  hash: Hash = sha256,
): Uint8Array | undefined {
  if (proof.index < 0 || proof.index >= proof.size) return undefined;
  let node = leaf;
  let used = 0;
  for (let index = proof.index, last = proof.size - 1; last > 0; ) {
    const odd = index % 2 === 1;
    if (odd || index < last) {
      const sibling = proof.path[used];
      if (sibling === undefined) return undefined;
      node = odd ? nodeHash(sibling, node, hash) : nodeHash(node, sibling, hash);
      used += 1;
    }
    index = Math.floor(index / 2);
    last = Math.floor(last / 2);
  }
  return used === proof.path.length ? node : undefined;
}

function levelAbove(level: readonly Uint8Array[], hash: Hash): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let i = 0; i < level.length; i += 2) {
    const right = level[i + 1];
    above.push(right === undefined ? level[i]! : nodeHash(level[i]!, right, hash));
  }
  return above;
}

function nodeHash(left: Uint8Array, right: Uint8Array, hash: Hash): Uint8Array {
  const input = new Uint8Array(65);
  input[0] = 1;
  input.set(left, 1);
  input.set(right, 33);
  return hash(input);
}
