/** A set of line keys; `add` returns false for a key that is already in it. */
export interface KeySet {
  add(key: number): boolean;
  has(key: number): boolean;
}

/** Key spaces up to this size use one bit per key (256 KB at most); larger ones use a hash table. */
const bitmapSpaceMax = 1 << 21;

/** A set for keys 0 to `space - 1` that holds at most `capacity` of them. */
export function keySet(space: number, capacity: number): KeySet {
  return space <= bitmapSpaceMax && capacity > 8 ? bitmap(space) : hashed(capacity);
}

function bitmap(space: number): KeySet {
  const bits = new Uint32Array((space >>> 5) + 1);
  return {
    add(key) {
      const word = bits[key >>> 5] ?? 0;
      const bit = 1 << (key & 31);
      if ((word & bit) !== 0) return false;
      bits[key >>> 5] = word | bit;
      return true;
    },
    has: (key) => ((bits[key >>> 5] ?? 0) & (1 << (key & 31))) !== 0,
  };
}

function hashed(capacity: number): KeySet {
  let size = 16;
  while (size < capacity * 2) size *= 2;
  const slots = new Float64Array(size).fill(-1);
  const slotOf = (key: number): number => {
    const low = key % 0x1_0000_0000;
    let slot = Math.imul(low ^ (key / 0x1_0000_0000), 0x9e37_79b1) >>> 0;
    slot = (slot ^ (slot >>> 15)) & (size - 1);
    while (slots[slot] !== -1 && slots[slot] !== key) slot = (slot + 1) & (size - 1);
    return slot;
  };
  return {
    add(key) {
      const slot = slotOf(key);
      if (slots[slot] === key) return false;
      slots[slot] = key;
      return true;
    },
    has: (key) => slots[slotOf(key)] === key,
  };
}
