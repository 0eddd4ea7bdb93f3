import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { freePort } from '../kit/platform.ts';

/** A site behind TLS. */
export interface TlsFront {
  /** Its address, `https`. */
  readonly url: string;
  close: () => void;
}

/**
 * Puts a site behind TLS, as it is in production: WebKit keeps secure cookies over TLS only, Chromium and Firefox also those of
 * `http://localhost`. Bytes pass unchanged, sockets included.
 */
export async function putBehindTls(site: string): Promise<TlsFront> {
  const target = Number(new URL(site).port);
  const port = await freePort();
  const server = createServer(certificate(), (inside) => {
    const outside = connect(target, '127.0.0.1');
    inside.pipe(outside).pipe(inside);
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  // A client that does not accept the certificate closes the connection; the page says so itself.
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `https://localhost:${port}`, close: () => server.close() };
}

let made: { readonly key: Buffer; readonly cert: Buffer } | undefined;

/** A certificate for `localhost` that this run makes and forgets. Errors: throws when there is no `openssl`. */
function certificate(): { readonly key: Buffer; readonly cert: Buffer } {
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'tessera-tls-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...name];
  execFileSync('openssl', [...request, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
  made = { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  rmSync(folder, { recursive: true });
  return made;
}
