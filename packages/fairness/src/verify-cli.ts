/**
 * `npm run verify -- <transcript.json> [--signer HEX] [--witness HEX] [--beacon HEX] [--descriptor HEX]`
 *
 * Checks the saved file of a draw and prints every check. The options pin keys and the descriptor's hash that the reader
 * knows from elsewhere. Without them the file is only checked for consistency with itself.
 * Exit code: 0 when all checks pass, 1 when a check failed, 2 when there is no file to check.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseTranscript, type Trust, type Verification, verifyTranscript } from './verify.ts';

const SIMULATED = 'Simulated beacon: run by the operator, not independent';

process.exitCode = main(process.argv.slice(2));

function main(args: string[]): number {
  const { path, trust } = readArguments(args);
  if (path === undefined) return fail('usage: verify <transcript.json> [--signer HEX] [--witness HEX] ...');
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail(`cannot read ${path}: ${(error as Error).message}`);
  }
  const read = parseTranscript(parsed);
  if (!read.ok) {
    console.log(`FAILED  not a lot/v1 transcript: unexpected value at ${read.path || 'the top'}`);
    return 1;
  }
  const { descriptor, receipts, result } = read.value;
  console.log(`${descriptor.lottery} ${descriptor.issue}, ${receipts.length} receipt(s)`);
  console.log(`published ${JSON.stringify(result)}`);
  return report(verifyTranscript(read.value, trust), Object.keys(trust).length > 0);
}

function report({ ok, simulated, checks, computed }: Verification, pinned: boolean): number {
  console.log(`computed  ${computed === undefined ? 'nothing' : JSON.stringify(computed)}`);
  for (const check of checks) console.log(`${check.ok ? 'ok    ' : 'FAILED'}  ${check.name}`);
  if (simulated) console.log(SIMULATED);
  if (!pinned)
    console.log('Keys were taken from the file: name the ones you know with --signer and --witness.');
  console.log(ok ? 'verified' : 'NOT verified');
  return ok ? 0 : 1;
}

function readArguments(args: string[]): { path: string | undefined; trust: Trust } {
  const many = { type: 'string', multiple: true } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { signer: many, witness: many, beacon: { type: 'string' }, descriptor: { type: 'string' } },
  });
  const trust: Trust = {
    ...(values.signer && { signers: values.signer }),
    ...(values.witness && { witnesses: values.witness }),
    ...(values.beacon && { simulatedBeacon: values.beacon }),
    ...(values.descriptor && { descriptor: values.descriptor }),
  };
  return { path: positionals[0], trust };
}

function fail(message: string): number {
  console.error(message);
  return 2;
}
