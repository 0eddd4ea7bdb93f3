import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';

export interface SinglePageOptions {
  root: string;
  /** Page next to `index.html`. */
  page: string;
  /** Plugins of the page's build; a function, because a plugin instance belongs to one build. */
  plugins: () => PluginOption[];
  define: Record<string, string>;
}

/**
 * Builds a page into one file with its code and styles inlined: it works when it is saved and opened without a server, and
 * its one script is trusted by its hash (E4).
 */
export function singlePage({ root, page, plugins, define }: SinglePageOptions): Plugin {
  let outDir = '';
  return {
    name: `tessera:single-page:${page}`,
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      if (!existsSync(resolve(root, page))) return;
      const result = await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define,
        plugins: plugins(),
        build: {
          write: false,
          target: 'es2023',
          modulePreload: false,
          cssCodeSplit: false,
          assetsInlineLimit: Number.POSITIVE_INFINITY,
          rolldownOptions: { input: resolve(root, page), output: { codeSplitting: false } },
        },
      });
      writeFileSync(join(outDir, page), inlined(outputsOf(result)));
    },
  };
}

type Outputs = Rolldown.RolldownOutput['output'][number][];

function outputsOf(result: Awaited<ReturnType<typeof build>>): Outputs {
  const results = Array.isArray(result) ? result : [result];
  return results.flatMap((part) => ('output' in part ? part.output : []));
}

function inlined(outputs: Outputs): string {
  let html = '';
  let script = '';
  let styles = '';
  for (const output of outputs) {
    if (output.type === 'chunk') script += output.code;
    else if (output.fileName.endsWith('.html')) html = String(output.source);
    else if (output.fileName.endsWith('.css')) styles += String(output.source);
  }
  for (const { fileName, type } of outputs) {
    // Images of removed parts are still in the output, but nothing references them.
    if (type === 'asset' && (script + styles).includes(fileName)) {
      throw new Error(`the page needs a separate file: ${fileName}`);
    }
  }
  // A `</` inside the code must not end the script element.
  const code = script.trim().replaceAll('</', '<\\/');
  return html
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*src=[^>]*><\/script>/g, '')
    .replace('</head>', () => `  <style>${styles.trim()}</style>\n  </head>`)
    .replace('</body>', () => `  <script type="module">${code}</script>\n  </body>`);
}
