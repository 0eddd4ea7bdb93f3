import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readVersionFile, type VersionFile } from '@tessera/updates/version-file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Paths of a release of the native app. They are files for the limits of admission. */
export const APP_PATHS = {
  versionFile: '/app/version.json',
  archive: '/app/:host',
  list: '/app/:host/list',
  file: '/app/:host/:hash',
  androidLinks: '/.well-known/assetlinks.json',
  iosLinks: '/.well-known/apple-app-site-association',
} as const;

/** Files with their hash in the name never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the newest release of the native app, not encrypted (R7.6): the version file, the archive of the bundle for each host of its
 * manifest, and its files one by one. The folder is what `npm run app:bundle` and `npm run app:sign` have written; it is looked at
 * for each request, so that a release needs no restart. Without one every path is unknown. The server does not verify the
 * signature: the apps do, and a stolen server could skip it. Beside them are the two files by which the site confirms that its links
 * open the app.
 */
export function addAppRelease(app: FastifyInstance, folder: string): void {
  app.get(APP_PATHS.versionFile, async (_, reply) => {
    const release = await currentRelease(folder);
    if (!release) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(release.text);
  });
  app.get<ForHost>(APP_PATHS.archive, async (request, reply) => {
    const release = await releaseFor(folder, request.params.host);
    if (!release) return reply.callNotFound();
    const path = join(folder, 'archives', `${release.manifest.sha256}.zip`);
    return sendFile(reply.type('application/zip'), path, 'no-cache');
  });
  app.get<ForHost>(APP_PATHS.list, async (request, reply) => {
    const release = await releaseFor(folder, request.params.host);
    if (!release) return reply.callNotFound();
    const path = join(folder, 'lists', release.manifest.list);
    return sendFile(reply.type('text/plain; charset=utf-8'), path, 'no-cache');
  });
  app.get<ForHost & { Params: { hash: string } }>(APP_PATHS.file, async (request, reply) => {
    const { host, hash } = request.params;
    if (!/^[0-9a-f]{64}$/.test(hash) || !(await releaseFor(folder, host))) return reply.callNotFound();
    const path = join(folder, 'files', hash);
    reply.type('application/octet-stream').header('vary', 'accept-encoding');
    if (acceptsBrotli(request) && (await sizeOf(`${path}.br`)) !== undefined) {
      return sendFile(reply.header('content-encoding', 'br'), `${path}.br`, IMMUTABLE);
    }
    return sendFile(reply, path, IMMUTABLE);
  });
  for (const path of [APP_PATHS.androidLinks, APP_PATHS.iosLinks]) {
    const file = join(folder, path.slice(path.lastIndexOf('/') + 1));
    app.get(path, (_, reply) => sendFile(reply.type('application/json; charset=utf-8'), file, 'no-cache'));
  }
}

interface ForHost {
  readonly Params: { readonly host: string };
}

const acceptsBrotli = ({ headers }: FastifyRequest) => /\bbr\b/.test(headers['accept-encoding'] ?? '');

/** The release, if it is for that host. */
async function releaseFor(folder: string, host: string): Promise<VersionFile | undefined> {
  const release = await currentRelease(folder);
  return release?.file.manifest.hosts.includes(host) ? release.file : undefined;
}

/** The release in the folder; undefined without a readable one. */
async function currentRelease(
  folder: string,
): Promise<{ readonly text: string; readonly file: VersionFile } | undefined> {
  const text = await readFile(join(folder, 'version.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return { text, file: readVersionFile(text) };
  } catch {
    // No app would accept it either.
    return undefined;
  }
}

async function sendFile(reply: FastifyReply, path: string, caching: string): Promise<FastifyReply> {
  const size = await sizeOf(path);
  if (size === undefined)
    return reply.removeHeader('content-encoding').callNotFound() as unknown as FastifyReply;
  return reply.header('cache-control', caching).header('content-length', size).send(createReadStream(path));
}

/** Bytes of a plain file; undefined without one. */
async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}
