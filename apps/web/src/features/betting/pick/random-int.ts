/** An unbiased integer 0 to `n` - 1 from the browser's CSPRNG; `n` is 1 to 2^32. */
export function randomInt(n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] ?? 0) >= limit);
  return (word[0] ?? 0) % n;
}
