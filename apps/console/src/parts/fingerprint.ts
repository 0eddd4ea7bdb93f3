/** The first twelve digits of a hash in groups of four, as people compare them: `1f0b-9ca3-d3bc`. */
export function groupedPrint(hash: string): string {
  return (
    hash
      .slice(0, 12)
      .match(/.{1,4}/g)
      ?.join('-') ?? ''
  );
}
