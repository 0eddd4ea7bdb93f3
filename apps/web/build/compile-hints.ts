import type { Plugin } from 'vite';

/** Asks V8 to compile every function of a file while the file loads. Other engines see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Files of which a first screen runs nearly all the code. */
const FIRST = ['react', 'index', 'login', 'home', 'late', 'common'];

/**
 * Has the files of the first screens compiled on the thread that loads them. By default V8 compiles a function at its first
 * call, on the main thread: a third of the first rendering time.
 *
 * @param parts the file of the parts of the home page that load after it.
 */
export function compileHints(parts: string): Plugin {
  return {
    name: 'tessera:compile-hints',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of [...FIRST, parts]) {
          const files = Object.values(bundle).filter((file) => file.type === 'chunk' && file.name === name);
          if (files.length === 0) this.error(`no file ${name} for the compile hint`);
          for (const file of files) if (file.type === 'chunk') file.code = HINT + file.code;
        }
      },
    },
  };
}
