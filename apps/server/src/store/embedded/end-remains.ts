/**
 * `node …/end-remains.ts`: ends the embedded database of DATA_DIR at once if it still runs without its server. `npm start`
 * uses it when the server ended without stopping the database. A folder in use by another server is not touched.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StoreError } from '../store-error.ts';
import { lockFolder } from './folder-lock.ts';
import { kept } from './keep.ts';
import { cutOffRemains } from './postmaster.ts';
import { clusterFolder, runnerOf } from './unprivileged.ts';

const dataDir = resolve(process.env.DATA_DIR || 'data');
if (existsSync(join(dataDir, 'store.json'))) {
  try {
    const lock = lockFolder(dataDir);
    await cutOffRemains(join(clusterFolder(dataDir, kept(dataDir).id, runnerOf()), 'data'));
    lock.release();
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'folder_busy') throw error;
  }
}
