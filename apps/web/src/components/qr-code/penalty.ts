/** Penalty score of a drawn code (ISO/IEC 18004, 7.8.3): runs, blocks, finder look-alikes, share of dark modules. */
export function penaltyOf(dark: readonly (readonly boolean[])[]): number {
  const size = dark.length;
  const columns = Array.from({ length: size }, (_, column) => dark.map((row) => row[column]!));
  const lines = [...dark, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''));
  const share = dark.flat().filter(Boolean).length / (size * size);
  return (
    lines.reduce((sum, line) => sum + runs(line) + 40 * finders(line), 0) +
    3 * blocks(dark) +
    10 * Math.floor(Math.abs(share * 100 - 50) / 5)
  );
}

function runs(line: string): number {
  return (line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
}

function finders(line: string): number {
  return [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
}

/** Number of 2 × 2 squares in one colour. */
function blocks(dark: readonly (readonly boolean[])[]): number {
  let count = 0;
  for (let row = 1; row < dark.length; row++) {
    for (let column = 1; column < dark.length; column++) {
      const colour = dark[row]![column];
      if (
        dark[row - 1]![column] === colour &&
        dark[row]![column - 1] === colour &&
        dark[row - 1]![column - 1] === colour
      ) {
        count += 1;
      }
    }
  }
  return count;
}
