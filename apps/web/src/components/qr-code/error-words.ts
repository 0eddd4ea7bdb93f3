/** Powers of the generator 2 in GF(256) with the polynomial 0x11d, and their logarithms. */
const powers = new Uint8Array(255);
const logs = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value;
  logs[value] = exponent;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

function times(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : powers[(logs[one]! + logs[other]!) % 255]!;
}

/** Reed–Solomon error correction words: the remainder of the data divided by the generator polynomial of this degree. */
export function errorWords(data: readonly number[], degree: number): number[] {
  const generator = generatorOf(degree);
  const rest = new Array<number>(degree).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    for (let at = 0; at < degree; at++) rest[at]! ^= times(generator[at]!, factor);
  }
  return rest;
}

/** Coefficients of (x − 2⁰)(x − 2¹)…, highest first, without the leading 1. */
function generatorOf(degree: number): number[] {
  let terms = [1];
  for (let root = 0; root < degree; root++) {
    const next = [...terms, 0];
    terms.forEach((term, at) => {
      next[at + 1]! ^= times(term, powers[root]!);
    });
    terms = next;
  }
  return terms.slice(1);
}
