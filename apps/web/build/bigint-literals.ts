import { type Plugin, parseSync, Visitor } from 'vite';

/** Sources the React compiler works on. */
const SOURCE = /\/src\/.*\.tsx?$/;

/**
 * Writes `0n` as `BigInt("0")` before the React compiler runs: inside components and hooks the compiler replaces a bigint
 * literal with `undefined`, and every comparison of money with it is false.
 */
export function bigintLiterals(): Plugin {
  return {
    name: 'tessera:bigint-literals',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?', 1)[0] ?? id;
      if (!SOURCE.test(file) || !/\dn\b/.test(code)) return null;
      return { code: withoutLiterals(file, code), map: null };
    },
  };
}

/** The same program with its bigint literals replaced by calls; line numbers stay the same. */
export function withoutLiterals(file: string, code: string): string {
  const found: { start: number; end: number; value: string }[] = [];
  const types = new Set<number>();
  const literals = new Visitor({
    TSLiteralType: ({ literal }) => {
      types.add(literal.start);
    },
    Literal(node) {
      if ('bigint' in node && !types.has(node.start))
        found.push({ start: node.start, end: node.end, value: node.bigint });
    },
  });
  literals.visit(parseSync(file, code).program);
  return found.reduceRight(
    (text, { start, end, value }) => `${text.slice(0, start)}BigInt("${value}")${text.slice(end)}`,
    code,
  );
}
