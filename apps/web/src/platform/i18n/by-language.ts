/** The files of one area, as `import.meta.glob` gives them, by language: `…/zhCn/lines.json` is `zhCn`. */
export function byLanguage<T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.split('/').at(-2) ?? '', texts]),
  );
}
