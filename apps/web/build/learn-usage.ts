import { build, type UserConfig } from 'vite';
import { type Usage, usageOf } from './chunk-plan.ts';

/**
 * Which modules each part of the client needs. Runs a separate build for it, neither minified nor written.
 *
 * @param files the file of each part that says so; read after the build, which fills it.
 */
export async function learnUsage(config: UserConfig, files: ReadonlyMap<string, string>): Promise<Usage> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, target: 'es2023', assetsInlineLimit: 0, modulePreload: false },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  );
  return usageOf(Object.fromEntries(outputs.map((part) => [part.fileName, part])), files);
}
