import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Store, Tx } from '../../store/index.ts';
import { addressPath } from './address.ts';
import type { Pictures } from './pictures/index.ts';
import { PictureRefused, sizeOf } from './pictures/index.ts';
import { createFilesSite } from './site.ts';

/** What files are for. Each module that takes uploads declares its kinds. */
export interface FileKind {
  /** Part of the addresses; 1 to 20 small letters. */
  readonly name: string;
  /** Largest upload, bytes. */
  readonly bytesMax: number;
  /** How many pictures a subject may have. */
  readonly keptMax: number;
}

declare const encoded: unique symbol;
/** A PNG that the server has encoded itself: only pixels. */
export type Picture = Buffer & { readonly [encoded]: true };

/** Pictures that players upload. They are served from an origin of their own, where no session cookie is known. */
export interface Files {
  /**
   * Decodes an upload in a separate process and encodes its pixels again. Do it outside a transaction.
   *
   * Errors: `PictureRefused` for a file that is not PNG or JPEG, is too large, or cannot be decoded; `platform_maintenance`
   * when the queue is full.
   */
  encode(kind: FileKind, upload: Buffer): Promise<Picture>;
  /** Stores a picture of a subject and returns its name. The caller has locked the subject and asked {@link Files.isFull}. */
  keep(tx: Tx, kind: FileKind, subjectId: bigint, picture: Picture): Promise<string>;
  /** Whether the subject has as many pictures as its kind allows. */
  isFull(db: Store | Tx, kind: FileKind, subjectId: bigint): Promise<boolean>;
  /**
   * Address of a picture, valid for an hour from `now` (ms). Undefined while the address of the files' origin is unknown.
   * @param name - From the view `file_name`.
   */
  addressOf(kind: FileKind, name: string, now: number): string | undefined;
  /** HTTP site of the files' own origin. */
  site(): Promise<FastifyInstance>;
  /** Ends the process that decodes pictures. */
  close(): Promise<void>;
}

export interface FilesDeps {
  readonly store: Store;
  readonly pictures: Pictures;
  /** Key that signs the addresses. */
  readonly key: Buffer;
  /** Base address of the files' own origin. */
  readonly url: () => string | undefined;
  /** Server time in ms. */
  readonly now: () => number;
}

const ADDRESS_MS = 3_600_000;

export function createFiles({ store, pictures, key, url, now }: FilesDeps): Files {
  return {
    async encode({ bytesMax }, upload) {
      if (upload.length > bytesMax || !sizeOf(upload)) throw new PictureRefused();
      // Safe cast: `repaint` returns what the server encoded.
      return (await pictures.repaint(upload)) as Picture;
    },
    async keep(tx, { name: kind }, subjectId, picture) {
      const name = randomBytes(16).toString('base64url');
      await tx.query('insert into file (name, kind, subject_id, png) values ($1, $2, $3, $4)', [
        name,
        kind,
        subjectId,
        picture,
      ]);
      return name;
    },
    async isFull(db, { name: kind, keptMax }, subjectId) {
      const { rows } = await db.query<{ kept: number }>(
        'select count(*)::integer as kept from file where kind = $1 and subject_id = $2',
        [kind, subjectId],
      );
      return rows[0]!.kept >= keptMax;
    },
    addressOf(kind, name, at) {
      const base = url();
      return base && `${base}${addressPath(key, { kind: kind.name, name }, at + ADDRESS_MS)}`;
    },
    site: () => createFilesSite({ store, key, now }),
    close: pictures.close,
  };
}
