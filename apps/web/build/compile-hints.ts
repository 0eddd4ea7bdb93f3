import type { Plugin } from 'vite';

/** Asks V8 to compile every function of a file as the file is read. Other engines read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Files that a first screen runs nearly all of. */
const FIRST = ['react', 'index', 'login', 'home', 'late', 'common', 'parts'];

/**
 * Has the files of the first screens compiled by the thread that reads them. Left alone, V8 compiles a function when it is
 * first called, on the thread that draws: a third of the first drawing.
 */
export function compileHints(): Plugin {
  return {
    name: 'tessera:compile-hints',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of FIRST) {
          const files = Object.values(bundle).filter((file) => file.type === 'chunk' && file.name === name);
          if (files.length === 0) this.error(`no file ${name} to be compiled at its load`);
          for (const file of files) if (file.type === 'chunk') file.code = HINT + file.code;
        }
      },
    },
  };
}
