import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Beacon,
  documentHash,
  documentPayload,
  firstRoundFrom,
  roundTimeMs,
  type Seal,
  seedLeadsTo,
  type VerifiableDescriptor,
  verifySignature,
} from '@tessera/fairness';
import { testBeacon } from '@tessera/fairness/testing';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { serviceClock } from '../local-service/index.ts';
import { damagedEpochs } from './check.ts';
import { retireEpochs } from './retire.ts';
import { createSigner } from './signer.ts';

const roots: string[] = [];
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'signer-'));
  roots.push(dir);
});
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

const NOW = 1_767_225_600_000;
const CLOSE = NOW + 50_000;
const { sign: _, ...beacon } = testBeacon();

/** A signer with a clock that the test moves. */
function signerAt(options: { mode?: string; epochDraws?: number } = {}) {
  let time = NOW;
  const clock = { ...serviceClock('test'), now: () => time };
  const signer = createSigner({ dir, clock, mode: options.mode, epochDraws: options.epochDraws ?? 4 });
  const moveTo = (next: number) => {
    time = next;
  };
  return { signer, moveTo };
}

type Signer = ReturnType<typeof createSigner>;

function descriptorOf(signer: Signer, change: Partial<VerifiableDescriptor> = {}): VerifiableDescriptor {
  const { epoch, commitment, registered } = signer.openEpoch('ssc-1m');
  const close = change.close ?? CLOSE;
  return {
    v: 'lot/v1',
    source: 'verifiable',
    lottery: 'ssc-1m',
    issue: `20260101-${String(registered + 1).padStart(4, '0')}`,
    family: 'ssc',
    open: NOW,
    close,
    rules: 'ab'.repeat(32),
    epoch,
    index: registered + 1,
    commitment,
    lead: 6_000,
    beacon,
    round: firstRoundFrom(beacon, close + 6_000),
    ...change,
  };
}

const sealOf = (descriptor: VerifiableDescriptor, seed: string, change: Partial<Seal> = {}): Seal => ({
  v: 'lot/v1',
  lottery: descriptor.lottery,
  issue: descriptor.issue,
  descriptor: documentHash(descriptor),
  betsRoot: 'cd'.repeat(32),
  bets: 3,
  stake: '6.0000',
  seed,
  at: descriptor.close + 50,
  ...change,
});

const refOf = ({ epoch, index }: VerifiableDescriptor) => ['ssc-1m', epoch, index] as const;

describe('[D2] [T3] a seed stays secret until its draw has closed', () => {
  test('1 ms before close it is refused with the time to wait, at close it is revealed and leads to s_0', () => {
    const { signer, moveTo } = signerAt();
    const descriptor = descriptorOf(signer);
    expect(signer.registerDraw(descriptor)).toBe(documentHash(descriptor));
    moveTo(CLOSE - 1);
    expect(() => signer.reveal(...refOf(descriptor))).toThrow(
      expect.objectContaining({ code: 'too_early', retryInMs: 1 }),
    );
    moveTo(CLOSE);
    const seed = signer.reveal(...refOf(descriptor));
    expect(seedLeadsTo('ssc-1m', 1, seed, 0, descriptor.commitment)).toBe(true);
  });

  test('a draw that was never registered has no seed', () => {
    const { signer } = signerAt();
    signer.openEpoch('ssc-1m');
    expect(() => signer.reveal('ssc-1m', 1, 1)).toThrow(expect.objectContaining({ code: 'draw_unknown' }));
  });

  test('a close in the past cannot be registered to get a seed at once', () => {
    const { signer, moveTo } = signerAt();
    const descriptor = descriptorOf(signer);
    moveTo(CLOSE);
    expect(() => signer.registerDraw(descriptor)).toThrow(expect.objectContaining({ code: 'draw_closed' }));
  });

  test('a later index cannot close earlier, because its seed reveals the earlier ones', () => {
    const { signer } = signerAt();
    signer.registerDraw(descriptorOf(signer));
    expect(() => signer.registerDraw(descriptorOf(signer, { close: CLOSE - 1 }))).toThrow(
      expect.objectContaining({ code: 'close_order' }),
    );
  });
});

describe('[D1] one descriptor and one seal per draw', () => {
  test('the same descriptor again gets the same answer, another one for the index is refused', () => {
    const { signer } = signerAt();
    const descriptor = descriptorOf(signer);
    const hash = signer.registerDraw(descriptor);
    expect(signer.registerDraw(descriptor)).toBe(hash);
    expect(() => signer.registerDraw({ ...descriptor, rules: 'ef'.repeat(32) })).toThrow(
      expect.objectContaining({ code: 'index_taken' }),
    );
  });

  test.each<[string, Partial<VerifiableDescriptor>]>([
    ['another commitment', { commitment: '11'.repeat(32) }],
    ['a lead under 6 s', { lead: 5_999 }],
    ['a round that is not the first after the lead', { round: firstRoundFrom(beacon, CLOSE + 6_000) + 1 }],
    ['a beacon whose parameters do not match its kind', { beacon: { ...beacon, kind: 'drand' } as Beacon }],
    ['a sample draw', { sample: true }],
  ])('a descriptor with %s is refused', (_what, change) => {
    const { signer } = signerAt();
    expect(() => signer.registerDraw(descriptorOf(signer, change))).toThrow(
      expect.objectContaining({ code: 'descriptor_invalid' }),
    );
  });

  test('in production a simulated beacon is refused', () => {
    const { signer } = signerAt({ mode: 'production' });
    expect(() => signer.registerDraw(descriptorOf(signer))).toThrow(
      expect.objectContaining({ code: 'descriptor_invalid' }),
    );
  });

  test('one seal is signed between close and the beacon round; only the same seal is signed again', () => {
    const { signer, moveTo } = signerAt();
    const descriptor = descriptorOf(signer);
    signer.registerDraw(descriptor);
    moveTo(CLOSE + 60);
    const seal = sealOf(descriptor, signer.reveal(...refOf(descriptor)));
    const signature = signer.signSeal(seal);
    expect(verifySignature(signer.publicKey, 'seal', documentPayload(seal), signature)).toBe(true);
    expect(signer.signSeal(seal)).toBe(signature);
    expect(() => signer.signSeal({ ...seal, bets: 4 })).toThrow(
      expect.objectContaining({ code: 'seal_conflict' }),
    );
  });

  test('from the time of the beacon round on no seal is signed', () => {
    const { signer, moveTo } = signerAt();
    const descriptor = descriptorOf(signer);
    signer.registerDraw(descriptor);
    moveTo(roundTimeMs(beacon, descriptor.round));
    const seal = sealOf(descriptor, signer.reveal(...refOf(descriptor)));
    expect(() => signer.signSeal(seal)).toThrow(expect.objectContaining({ code: 'seal_late' }));
  });

  test('a seal needs the right seed, draw and time', () => {
    const { signer, moveTo } = signerAt();
    const descriptor = descriptorOf(signer);
    signer.registerDraw(descriptor);
    moveTo(CLOSE + 60);
    const seed = signer.reveal(...refOf(descriptor));
    for (const change of [{ seed: '11'.repeat(32) }, { issue: '20260101-0009' }, { at: CLOSE - 1 }]) {
      expect(() => signer.signSeal(sealOf(descriptor, seed, change))).toThrow(
        expect.objectContaining({ code: 'seal_invalid' }),
      );
    }
    expect(() => signer.signSeal(sealOf(descriptor, seed, { descriptor: '22'.repeat(32) }))).toThrow(
      expect.objectContaining({ code: 'draw_unknown' }),
    );
  });
});

describe('epochs', () => {
  test('a new epoch opens when the last one is used up, and the last draw of the old epoch can still be sealed', () => {
    const { signer, moveTo } = signerAt({ epochDraws: 2 });
    signer.registerDraw(descriptorOf(signer));
    const last = descriptorOf(signer);
    signer.registerDraw(last);
    const next = signer.openEpoch('ssc-1m');
    expect(next).toMatchObject({ epoch: 2, registered: 0 });
    expect(next.commitment).not.toBe(last.commitment);
    signer.registerDraw(descriptorOf(signer));
    moveTo(CLOSE + 60);
    expect(signer.signSeal(sealOf(last, signer.reveal(...refOf(last))))).toHaveLength(128);
  });

  test('another process with the same folder has the same key, seeds, draws and seals', () => {
    const first = signerAt();
    const descriptor = descriptorOf(first.signer);
    first.signer.registerDraw(descriptor);
    first.moveTo(CLOSE + 60);
    const seal = sealOf(descriptor, first.signer.reveal(...refOf(descriptor)));
    first.signer.signSeal(seal);

    const second = signerAt();
    second.moveTo(CLOSE + 60);
    expect(second.signer.publicKey).toBe(first.signer.publicKey);
    expect(second.signer.openEpoch('ssc-1m')).toEqual(first.signer.openEpoch('ssc-1m'));
    expect(second.signer.reveal(...refOf(descriptor))).toBe(seal.seed);
    expect(() => second.signer.signSeal({ ...seal, bets: 9 })).toThrow(
      expect.objectContaining({ code: 'seal_conflict' }),
    );
  });

  test('secrets are readable by their owner only', () => {
    const { signer } = signerAt();
    signer.openEpoch('ssc-1m');
    expect(statSync(join(dir, 'epochs', 'ssc-1m')).mode & 0o777).toBe(0o700);
    for (const file of [join(dir, 'signing.key'), join(dir, 'epochs', 'ssc-1m', '1.json')]) {
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
    expect(readdirSync(join(dir, 'epochs'))).toEqual(['ssc-1m']);
  });

  test.each(['../x', 'SSC', '', 'a/b'])('the name %j is refused as a lottery', (name) => {
    const { signer } = signerAt();
    expect(() => signer.openEpoch(name)).toThrow(expect.objectContaining({ code: 'bad_request' }));
  });
});

describe('[E19] [F13] records of the signer that are damaged', () => {
  const file = (name: string) => join(dir, 'epochs', 'ssc-1m', name);
  const damaged = expect.objectContaining({ code: 'records_damaged' });

  /** Makes a signer with one sealed draw of a lottery; returns the state of its folder for the attacks below. */
  function sealedOne() {
    const { signer, moveTo } = signerAt();
    const descriptor = descriptorOf(signer);
    signer.registerDraw(descriptor);
    moveTo(CLOSE + 50);
    const seal = sealOf(descriptor, signer.reveal(...refOf(descriptor)));
    signer.signSeal(seal);
    return { descriptor, seal };
  }

  test.each(['1.json', '1.jsonl'])(
    'with any byte of %s altered, the lottery stops and other lotteries continue',
    (name) => {
      const { descriptor, seal } = sealedOne();
      const sound = readFileSync(file(name));
      for (let at = 0; at < sound.length; at += 7) {
        const bytes = Buffer.from(sound);
        bytes[at] = bytes[at]! ^ 0x01;
        writeFileSync(file(name), bytes);
        const { signer, moveTo } = signerAt();
        moveTo(CLOSE + 60);
        expect(() => signer.signSeal({ ...seal, stake: '8.0000' })).toThrow(damaged);
        expect(() => signer.reveal(...refOf(descriptor))).toThrow(damaged);
        expect(() => signer.openEpoch('ssc-1m')).toThrow(damaged);
        expect(signer.openEpoch('k3-1m').epoch).toBe(1);
        expect(damagedEpochs(dir)).toMatchObject([{ path: file(name) }]);
      }
    },
  );

  test('they are reported at the start', () => {
    sealedOne();
    writeFileSync(file('1.jsonl'), 'no record\n');
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const _ of signerAt().signer.examine());
    expect(errors.mock.calls.map(([line]) => JSON.parse(line as string))).toMatchObject([
      { code: 'records_damaged', file: file('1.jsonl'), line: 1, reason: 'no record begins here' },
    ]);
    errors.mockRestore();
  });

  test.each([
    ['1.json', 2],
    ['1.jsonl', 1],
  ])('an operator sets %s aside, and the lottery continues with new seeds', (name, files) => {
    const { descriptor, seal } = sealedOne();
    writeFileSync(file(name), 'no record\n');
    const { lotteries, setAside } = retireEpochs(dir, NOW, 'ssc-1m');
    expect(lotteries).toEqual(['ssc-1m']);
    expect(setAside).toHaveLength(files);
    const { signer, moveTo } = signerAt();
    expect(signer.openEpoch('ssc-1m')).toMatchObject({ epoch: 2, registered: 0 });
    moveTo(CLOSE + 60);
    const unknown = expect.objectContaining({ code: 'draw_unknown' });
    expect(() => signer.signSeal({ ...seal, stake: '8.0000' })).toThrow(unknown);
    expect(() => signer.reveal(...refOf(descriptor))).toThrow(unknown);
    expect(damagedEpochs(dir)).toEqual([]);
  });

  test('files of a version without checksums are accepted', () => {
    const { descriptor, seal } = sealedOne();
    for (const name of ['1.json', '1.jsonl']) {
      const text = readFileSync(file(name), 'utf8').replace(/^\d+ [0-9a-f]{16} /gm, '');
      writeFileSync(file(name), text);
    }
    const { signer, moveTo } = signerAt();
    moveTo(CLOSE + 60);
    expect(signer.reveal(...refOf(descriptor))).toBe(seal.seed);
    expect(() => signer.signSeal({ ...seal, stake: '8.0000' })).toThrow(
      expect.objectContaining({ code: 'seal_conflict' }),
    );
    expect(readFileSync(file('1.jsonl'), 'utf8')).toMatch(/^\d+ [0-9a-f]{16} /);
    const chain = readFileSync(file('1.json'), 'utf8');
    const altered = chain.replace(/[0-9a-f]"]/, (end) => (end[0] === '0' ? '1"]' : '0"]'));
    writeFileSync(file('1.json'), altered);
    expect(() => signerAt().signer.openEpoch('ssc-1m')).toThrow(damaged);
  });
});
