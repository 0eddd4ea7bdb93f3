/**
 * The rules engine on one core: count, compile, settle, single entry, hostile input and `rules:check`.
 * Prints measured / target and exits with 1 when a target is missed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type CompiledContent,
  type Content,
  compile,
  countLines,
  type Draw,
  demoPricing,
  maxWinOf,
  type Odds,
  oddsOf,
  parseContent,
  parseSingleEntry,
  playItems,
  randomContent,
  settle,
} from '@tessera/rules';
import { median } from './lib/report.ts';

const digitLines = Array.from({ length: 100_000 }, (_, i) => String(i).padStart(5, '0'));
let missed = 0;

/** Repeatable random numbers, so that runs can be compared. */
let state = 1;
const random = (n: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};

function report(name: string, measured: number, target: number, unit: string, atLeast = false): void {
  const met = atLeast ? measured >= target : measured <= target;
  if (!met) missed++;
  const shown = measured >= 1000 ? Math.round(measured).toLocaleString('en') : measured.toPrecision(3);
  console.log(
    `${name}: ${shown} ${unit} / ${atLeast ? '>=' : '<='} ${target.toLocaleString('en')} ${unit}${met ? '' : '  MISSED'}`,
  );
}

/** Milliseconds of a call: the median of `rounds` after a warm-up. */
function medianMs(call: () => unknown, rounds = 15): number {
  for (let i = 0; i < 3; i++) call();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  });
  return median(times);
}

function benchCount(): void {
  const all = '0,1,2,3,4,5,6,7,8,9';
  const eighteen = Array.from({ length: 18 }, (_, i) => i + 1).join();
  const row = '1,2,3,4,5,6,7,8,9,10';
  report(
    'count of 500 000 unit bets (SSC combination)',
    medianMs(() => countLines('ssc.star5.combo', Array(5).fill(all).join('|'))),
    1,
    'ms',
  );
  report(
    'count of 604 800 unit bets (PK10 front 7)',
    medianMs(() => countLines('pk10.front7.direct-multi', Array(7).fill(row).join('|'))),
    1,
    'ms',
  );
  // The most that a bet may have is 1 000 000; no content of the catalogue that we know of comes closer.
  const nine =
    '2,3,4,6,7,9,10|1,3,6,7,8,9,10|1,2,3,4,5,6,7,9,10|1,2,3,4,7,8,9,10|' +
    `${Array(4).fill(row).join('|')}|1,2,3,4,5,6,7,10`;
  report(
    'count of 999 960 unit bets (PK10 front 9)',
    medianMs(() => countLines('pk10.front9.direct-multi', nine)),
    1,
    'ms',
  );
  report(
    'refusal of 3 628 800 unit bets (PK10 front 10)',
    medianMs(() => countLines('pk10.front10.direct-multi', Array(10).fill(row).join('|'))),
    1,
    'ms',
  );
  report(
    'count of 43 758 unit bets (KL8 pick 10)',
    medianMs(() => countLines('kl8.any10.multi', eighteen)),
    1,
    'ms',
  );
}

const drawOf: Readonly<Record<string, () => Draw>> = {
  ssc: () => digits(5),
  p5: () => digits(5),
  d3: () => digits(3),
  pc28: () => digits(3),
  k3: () => [1 + random(6), 1 + random(6), 1 + random(6)],
  x5: () => shuffled(11).slice(0, 5),
  pk10: () => shuffled(10),
  kl8: () => shuffled(80).slice(0, 20),
  kl10: () => shuffled(20).slice(0, 8),
};

function digits(length: number): number[] {
  return Array.from({ length }, () => random(10));
}

function shuffled(of: number): number[] {
  const numbers = Array.from({ length: of }, (_, i) => i + 1);
  for (let i = of - 1; i > 0; i--) {
    const j = random(i + 1);
    [numbers[i], numbers[j]] = [numbers[j]!, numbers[i]!];
  }
  return numbers;
}

/** Mixed quick picks of every item of the fixed-draw families, as in a settlement. */
function benchSettle(): void {
  const families = Object.keys(drawOf);
  const bets = families.flatMap((family) =>
    playItems()
      .filter((item) => item.family === family)
      .flatMap((item) =>
        Array.from({ length: 20 }, () => {
          const compiled = compile(item.id, randomContent(item.id, random));
          if (!compiled.ok) throw new Error(compiled.error.code);
          return { family, compiled: compiled.value };
        }),
      ),
  );
  const draws = new Map(
    families.map((family) => [family, Array.from({ length: 100 }, () => drawOf[family]!())]),
  );
  let settled = 0;
  let winners = 0;
  const start = performance.now();
  while (performance.now() - start < 3000) {
    for (let round = 0; round < 10; round++) {
      for (const { family, compiled } of bets) {
        if (compiled.settle(draws.get(family)![settled % 100]!).length > 0) winners++;
        settled++;
      }
    }
  }
  const perSecond = (settled / (performance.now() - start)) * 1000;
  report(
    `settle, ${bets.length} mixed contents, ${Math.round((100 * winners) / settled)} % winners`,
    perSecond,
    1_000_000,
    'bets/s',
    true,
  );
  const contents = families.flatMap((family) =>
    playItems()
      .filter((item) => item.family === family)
      .map(({ id }) => [id, randomContent(id, random)] as const),
  );
  const compiled: CompiledContent[] = [];
  const ms = medianMs(() => {
    for (const [id, content] of contents) {
      const one = compile(id, content);
      if (one.ok) compiled[0] = one.value;
    }
  });
  report('compile a quick pick', (ms * 1000) / contents.length, 20, 'us');
}

function benchText(): void {
  const typed = digitLines.join('\n');
  report(
    'parseSingleEntry, 100 000 lines (50 ms at 4x throttle)',
    medianMs(() => parseSingleEntry('ssc.star5.direct-single', typed)),
    12.5,
    'ms',
  );
  const content = digitLines.map((line) => [...line].join(',')).join('|');
  report(
    'parseContent, 100 000 lines',
    medianMs(() => parseContent('ssc.star5.direct-single', content)),
    100,
    'ms',
  );
  let slowest = 0;
  for (const text of [',', '|', '1', '1,', '1|', ' ', '龙'].map((piece) =>
    piece.repeat(1_000_000 / piece.length),
  )) {
    for (const { id } of playItems()) {
      slowest = Math.max(
        slowest,
        medianMs(() => parseContent(id, text), 2),
      );
    }
  }
  report('slowest refusal of 1 MB by any item', slowest, 100, 'ms');
}

/** Parses a content and computes its maximum win. */
function mostOf(id: string, content: Content, odds: Odds): bigint {
  const parsed = parseContent(id, content);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return maxWinOf(parsed.value, 20_000n, odds);
}

function benchMaxWin(): void {
  const content = {
    pos: '1,2,3,4,5',
    list: digitLines
      .slice(0, 1000)
      .map((line) => [...line.slice(2)].join(','))
      .filter((_, i) => i % 7 === 0)
      .join('|'),
  };
  const odds = oddsOf('ssc.any3.direct-single', demoPricing, 0);
  report(
    'maximum win of 1430 unit bets on any three positions',
    medianMs(() => mostOf('ssc.any3.direct-single', content, odds)),
    12.5,
    'ms',
  );
  // With so few lines over so many numbers the search for the best draw uses up its whole budget.
  for (const [id, count, pick, of] of [
    ['kl8.any10.single', 5, 10, 80],
    ['uklotto.single', 30, 6, 59],
  ] as const) {
    const lines = Array.from({ length: count }, () =>
      shuffled(of)
        .slice(0, pick)
        .sort((a, b) => a - b)
        .join(),
    );
    const singleOdds = oddsOf(id, demoPricing, 0);
    report(
      `maximum win of ${count} lines (${id})`,
      medianMs(() => mostOf(id, lines.join('|'), singleOdds)),
      25,
      'ms',
    );
  }
}

function benchCheck(): void {
  const dir = mkdtempSync(join(tmpdir(), 'tessera-rules-'));
  try {
    const file = join(dir, 'cases.jsonl');
    const items = playItems().filter(({ family }) => family in drawOf);
    const cases = Array.from({ length: 5000 }, (_, i) => {
      const item = items[i % items.length]!;
      const content = randomContent(item.id, random);
      const draw = drawOf[item.family]!();
      const count = countLines(item.id, content);
      const wins = settle(item.id, content, draw);
      return JSON.stringify({
        played: item.id,
        content,
        count: count.ok && count.value,
        draw,
        wins: wins.ok && wins.value,
      });
    });
    writeFileSync(file, cases.join('\n'));
    const cli = fileURLToPath(new URL('../packages/rules/src/check/cli.ts', import.meta.url));
    const start = performance.now();
    const { status, stdout } = spawnSync(process.execPath, [cli, file], { encoding: 'utf8' });
    report('rules:check, 5 000 cases', (performance.now() - start) / 1000, 10, 's');
    if (status !== 0 || !stdout.includes('5000 passed, 0 failed')) {
      missed++;
      console.log(stdout.slice(0, 500));
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

benchCount();
benchSettle();
benchText();
benchMaxWin();
benchCheck();
process.exitCode = missed === 0 ? 0 : 1;
