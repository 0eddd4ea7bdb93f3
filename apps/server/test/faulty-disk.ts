import type { FileOps } from '../src/local-service/file-ops.ts';

/** Outcome of one call to the disk. */
export type BoardFault =
  | { readonly kind: 'fine' }
  /** A write takes only this many bytes and reports that; the next write continues. */
  | { readonly kind: 'short'; readonly bytes: number }
  /** The call fails. A write has taken `bytes` before that. */
  | { readonly kind: 'fails'; readonly bytes: number };

interface File {
  /** As programs see it. */
  content: Buffer;
  /** Content after a power failure. */
  durable: Buffer;
  /** Positions of the bytes that the next sync has to write to the disk. */
  dirty: Set<number>;
}

const failure = (code: string) => Object.assign(new Error(`${code} (by the test)`), { code });

/**
 * A disk in memory. A failed sync is reported once; after that its bytes count as written, as on Linux. Faults come from a
 * list, one for each write, sync and truncation; when the list is empty everything works.
 */
export class FaultyDisk implements FileOps {
  readonly files = new Map<string, File>();
  faults: BoardFault[] = [];
  private readonly handles = new Map<number, string>();
  private opened = 0;

  /** Simulates a power failure: of the bytes written and not synced only the first `kept` remain. */
  crash(kept: number): void {
    for (const file of this.files.values()) {
      const survivors = [...file.dirty].sort((a, b) => a - b).slice(0, kept);
      const length = Math.max(file.durable.length, ...survivors.map((at) => at + 1));
      const content = Buffer.alloc(length);
      file.durable.copy(content);
      for (const at of survivors) content[at] = file.content[at]!;
      Object.assign(file, { content, durable: Buffer.from(content), dirty: new Set<number>() });
    }
    this.faults = [];
  }

  read(path: string): Buffer {
    const file = this.files.get(path);
    if (!file) throw failure('ENOENT');
    return Buffer.from(file.content);
  }

  open(path: string, make: boolean): number {
    if (!this.files.has(path)) {
      if (!make) throw failure('ENOENT');
      this.files.set(path, { content: Buffer.alloc(0), durable: Buffer.alloc(0), dirty: new Set() });
    }
    this.opened += 1;
    this.handles.set(this.opened, path);
    return this.opened;
  }

  size(handle: number): number {
    return this.at(handle).content.length;
  }

  write(handle: number, bytes: Uint8Array, from: number, at: number): number {
    const fault = this.nextFault();
    const rest = bytes.subarray(from);
    const taken = fault.kind === 'fine' ? rest : rest.subarray(0, Math.min(fault.bytes, rest.length));
    const file = this.at(handle);
    const content = Buffer.alloc(Math.max(file.content.length, at + taken.length));
    file.content.copy(content);
    content.set(taken, at);
    file.content = content;
    for (let place = at; place < at + taken.length; place += 1) file.dirty.add(place);
    if (fault.kind === 'fails') throw failure('ENOSPC');
    return taken.length;
  }

  truncate(handle: number, length: number): void {
    if (this.nextFault().kind === 'fails') throw failure('EIO');
    const file = this.at(handle);
    file.content = Buffer.from(file.content.subarray(0, length));
    for (const place of file.dirty) if (place >= length) file.dirty.delete(place);
  }

  sync(handle: number): void {
    const file = this.at(handle);
    const fails = this.nextFault().kind === 'fails';
    const dirty = [...file.dirty];
    file.dirty.clear();
    if (fails) throw failure('EIO');
    const durable = Buffer.alloc(file.content.length);
    file.durable.copy(durable);
    for (const at of dirty) durable[at] = file.content[at]!;
    file.durable = durable;
  }

  close(handle: number): void {
    this.handles.delete(handle);
  }

  link(from: string, to: string): boolean {
    if (this.files.has(to)) return false;
    this.files.set(to, this.files.get(from)!);
    return true;
  }

  rename(from: string, to: string): void {
    this.files.set(to, this.files.get(from)!);
    this.files.delete(from);
  }

  remove(path: string): void {
    this.files.delete(path);
  }

  syncFolder(): void {
    if (this.nextFault().kind === 'fails') throw failure('EIO');
  }

  private nextFault(): BoardFault {
    return this.faults.shift() ?? { kind: 'fine' };
  }

  private at(handle: number): File {
    return this.files.get(this.handles.get(handle)!)!;
  }
}
