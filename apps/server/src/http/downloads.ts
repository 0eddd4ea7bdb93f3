/** A file that is written while it is sent. */
export interface Download {
  /** ASCII name of the file, without quotes. */
  readonly name: string;
  readonly type: string;
  /**
   * Its parts in order. The next part is asked for when the client has taken those before; the iterator is ended when the client goes
   * away. No connection of the pool may be held between two parts.
   */
  readonly parts: AsyncIterable<string>;
}

/** A download whose address was called by the browser that it was made for. */
export interface DownloadTicket {
  readonly userId: bigint;
  /** Uses up the address. Undefined when it is used already. */
  begin(): Promise<Download | undefined>;
}

/** Finds the ticket of an address by its secret. Undefined when the secret is unknown, expired, used or of another browser. */
export type FindTicket = (secret: string, browser: Buffer) => Promise<DownloadTicket | undefined>;

/** Downloads of all modules, by kind. */
export interface Downloads {
  /** Serves `/download/<kind>/<secret>`. Throws when the kind is served already. */
  serve(kind: string, find: FindTicket): void;
  find(kind: string, secret: string, browser: Buffer): Promise<DownloadTicket | undefined>;
}

export function createDownloads(): Downloads {
  const kinds = new Map<string, FindTicket>();
  return {
    serve(kind, find) {
      if (kinds.has(kind)) throw new Error(`Two modules serve downloads of kind ${kind}`);
      kinds.set(kind, find);
    },
    find: async (kind, secret, browser) => kinds.get(kind)?.(secret, browser),
  };
}
