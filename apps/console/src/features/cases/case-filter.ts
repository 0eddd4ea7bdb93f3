import { type CaseQueue, caseQueues } from '@tessera/protocol/console-case';

/** What the address narrows a list of cases by. */
export interface CaseFilter {
  readonly queue: CaseQueue;
  readonly rule?: string;
  readonly kind?: 'care' | 'risk';
  readonly strength?: 'strong' | 'medium';
  readonly player?: number;
}

const kinds = ['care', 'risk'] as const;
const strengths = ['strong', 'medium'] as const;

/** Reads the filter of an address; what is unknown in it narrows nothing. */
export function filterIn(params: Readonly<Record<string, string>>): CaseFilter {
  const kind = kinds.find((one) => one === params.kind);
  const strength = strengths.find((one) => one === params.strength);
  const player = Number(params.player);
  return {
    queue: caseQueues.find((one) => one === params.view) ?? 'open',
    ...(/^[a-z]+(-[a-z]+)*$/.test(params.rule ?? '') && params.rule ? { rule: params.rule } : {}),
    ...(kind ? { kind } : {}),
    ...(strength ? { strength } : {}),
    ...(Number.isSafeInteger(player) && player > 0 ? { player } : {}),
  };
}
