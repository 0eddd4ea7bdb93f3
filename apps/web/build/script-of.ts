import { build } from 'vite';

/** Builds a self-contained script: one file without imports. `define` provides values known only at build time. */
export async function scriptOf(input: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const output of outputs) {
    if (!('output' in output)) continue;
    const chunk = output.output.find((part) => part.type === 'chunk');
    if (chunk) return chunk.code.trim();
  }
  throw new Error(`not built: ${input}`);
}
