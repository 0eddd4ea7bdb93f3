/**
 * Names the file of the build that a lazily loaded part belongs to: `lazyPart(inFile('after-home', async () => (await
 * import('./rail.tsx')).Rail))`. Parts of one file are needed together: files of their own would also need files for the modules
 * that some of them share. Name and part are written in the call, where the build reads them (`build/load-files.ts`).
 */
export function inFile<Load>(_file: string, load: Load): Load {
  return load;
}
