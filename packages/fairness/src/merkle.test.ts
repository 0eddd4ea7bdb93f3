import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leafHash, merkleRoot, merkleStream, merkleTree, rootFromProof, toHex, u64 } from './index.ts';

const nodeHash = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const pair = (left: Uint8Array, right: Uint8Array) => nodeHash(Uint8Array.of(1, ...left, ...right));
const leavesOf = (count: number) => Array.from({ length: count }, (_, i) => leafHash(u64(i)));

/** The definition of RFC 9162 section 2.1.1, implemented literally. */
function definedRoot(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return nodeHash(new Uint8Array(0));
  if (leaves.length === 1) return leaves[0]!;
  const split = 2 ** (Math.ceil(Math.log2(leaves.length)) - 1);
  const halves = [leaves.slice(0, split), leaves.slice(split)].map(definedRoot);
  return pair(halves[0]!, halves[1]!);
}

test('the root of an empty tree is the hash of the empty input', () => {
  expect(toHex(merkleRoot([]))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('merkleStream and merkleTree match the definition for every size up to 70', () => {
  for (let size = 0; size <= 70; size += 1) {
    const leaves = leavesOf(size);
    const root = toHex(definedRoot(leaves));
    expect(toHex(merkleRoot(leaves))).toBe(root);
    expect(toHex(merkleTree(leaves).root)).toBe(root);
  }
});

test('the proof of a leaf holds for its own index only', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(), fc.nat(), (size, a, b) => {
      const leaves = leavesOf(size);
      const tree = merkleTree(leaves);
      const [index, other] = [a % size, b % size];
      expect(rootFromProof(leaves[index]!, tree.proof(index))).toEqual(tree.root);
      if (index === other) return;
      expect(rootFromProof(leaves[other]!, tree.proof(index))).not.toEqual(tree.root);
      expect(rootFromProof(leaves[index]!, { ...tree.proof(index), index: other })).not.toEqual(tree.root);
    }),
    { numRuns: 100 },
  );
});

test('a path that is too short, too long or outside the tree gives no root', () => {
  const leaves = leavesOf(5);
  const proof = merkleTree(leaves).proof(2);
  expect(rootFromProof(leaves[2]!, { ...proof, path: proof.path.slice(1) })).toBeUndefined();
  expect(rootFromProof(leaves[2]!, { ...proof, path: [...proof.path, leaves[0]!] })).toBeUndefined();
  expect(rootFromProof(leaves[2]!, { ...proof, index: 5 })).toBeUndefined();
  expect(() => merkleTree(leaves).proof(5)).toThrow(RangeError);
});

test('streaming a hundred thousand leaves keeps only a few hashes', () => {
  const stream = merkleStream(nodeHash);
  const leaf = leafHash(u64(0));
  for (let i = 0; i < 100_000; i += 1) stream.push(leaf);
  // Equal leaves make all full subtrees of one height equal, so the root follows from sixteen doublings.
  const doubled = [leaf];
  for (let h = 0; h < 16; h += 1) doubled.push(pair(doubled[h]!, doubled[h]!));
  const peaks = doubled.filter((_, height) => (100_000 >> height) % 2 === 1);
  const expected = peaks.reduce((right, left) => pair(left, right));
  expect(stream.size).toBe(100_000);
  expect(toHex(stream.root())).toBe(toHex(expected));
});
