import { dirname, resolve } from 'node:path';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** Sources that may call `inFile`. */
const SOURCE = /\/src\/.*\.tsx?$/;
const CALL = /\binFile\(/;

/** A lazily loaded module that belongs to a named file of the build. */
export interface LoadedInFile {
  readonly file: string;
  /** The module as the call names it. */
  readonly source: string;
}

/** The parts of the client that say which file of the build they belong to. */
export interface LoadFiles {
  readonly plugin: Plugin;
  /** The file of each part, by module; complete after a build. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Reads the calls `inFile('name', load)`, and leaves only `load` of each: the parts that `load` imports are one file of the build
 * (`chunk-plan.ts`).
 */
export function loadFiles(): LoadFiles {
  const files = new Map<string, string>();
  return {
    files,
    plugin: {
      name: 'tessera:load-files',
      apply: 'build',
      enforce: 'pre',
      async transform(code, id) {
        const module = id.split('?', 1)[0] ?? id;
        if (!SOURCE.test(module) || !CALL.test(code)) return null;
        const read = withoutFiles(module, code);
        for (const { source, file } of read.loads) {
          const target = source.startsWith('.')
            ? resolve(dirname(module), source)
            : (await this.resolve(source, module))?.id;
          if (!target) throw new Error(`${module}: inFile does not find ${source}`);
          files.set(target, file);
        }
        return { code: read.code, map: null };
      },
    },
  };
}

/** The same program without its calls of `inFile`, and the parts these name; line numbers stay the same. */
export function withoutFiles(
  module: string,
  code: string,
): { readonly code: string; readonly loads: readonly LoadedInFile[] } {
  const loads: LoadedInFile[] = [];
  const cuts: { start: number; end: number }[] = [];
  const calls = new Visitor({
    CallExpression({ start, end, callee, arguments: [file, load] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'inFile') return;
      if (file?.type !== 'Literal' || typeof file.value !== 'string' || !load) {
        throw new Error(`${module}: inFile needs the name of its file as text, and a function`);
      }
      for (const source of importsIn(load, code)) loads.push({ file: file.value, source });
      cuts.push({ start, end: load.start }, { start: load.end, end });
    },
  });
  calls.visit(parseSync(module, code).program);
  const left = cuts
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) =>
        text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, '') + text.slice(end),
      code,
    );
  return { code: left, loads };
}

function importsIn({ start, end }: ESTree.Node, code: string): string[] {
  return [...code.slice(start, end).matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, source]) => source!);
}
