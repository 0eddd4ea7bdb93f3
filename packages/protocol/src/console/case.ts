import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, pageSize, rowId, slug } from '../schemas.ts';
import { caseIndicators, caseQueues } from './case-terms.ts';
import { sha256 } from './command.ts';

const bothNames = z.object({ enUs: z.string(), zhCn: z.string() });
/** `care`: for the player. `risk`: for the house. */
const kind = z.enum(['care', 'risk']);
const strength = z.enum(['strong', 'medium']);

const caseRow = z.object({
  id: rowId,
  userId: rowId,
  userName: z.string(),
  rule: slug,
  title: bothNames,
  kind,
  strength,
  state: z.enum(['open', 'acting', 'evaluating', 'closed']),
  /** The operator who looks after it. */
  owner: z.object({ id: rowId, person: z.string() }).nullable(),
  openedAt: ms,
  /** Until when somebody has to have acted; of a case that is evaluated, when the effect is looked at. */
  dueAt: ms,
  /** Findings that were added to it. */
  marks: z.int(),
  indicators: z.array(z.enum(caseIndicators)).max(caseIndicators.length),
  outcome: z.enum(['effective', 'no_concern', 'ended']).nullable(),
  closedAt: ms.nullable(),
});

/** A figure: an amount as decimal text, a whole number, or a text. */
const fact = z.object({
  id: z.string(),
  name: bothNames,
  unit: z.enum(['amount', 'count', 'text']),
  value: z.string(),
});

const evidence = z.object({
  what: z.enum(['marker', 'before', 'after']),
  version: z.int().positive(),
  facts: z.array(fact).max(20),
  at: ms,
  hash: sha256,
  /** Whether the hash is that of what is stored. */
  intact: z.boolean(),
});

export const consoleCaseList = endpoint('POST', '/console/case/list', {
  request: z.object({
    queue: z.enum(caseQueues).default('open'),
    rule: slug.optional(),
    kind: kind.optional(),
    strength: strength.optional(),
    /** Only cases of this player. */
    player: rowId.optional(),
    skip: z.int().min(0).max(10_000).default(0),
    size: pageSize,
  }),
  reply: z.object({
    items: z.array(caseRow).max(100),
    next: z.int().nullable(),
    counts: z.object({ open: z.int(), mine: z.int(), unowned: z.int(), due: z.int(), evaluate: z.int() }),
    rules: z.array(z.object({ id: slug, title: bothNames, version: z.int().positive(), kind })).max(50),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'case.read' },
  limit: 'other',
  writes: false,
  about: 'Cases of safer play and risk of a queue, those that are due first, and the rules that open them.',
});

export const consoleCaseGet = endpoint('POST', '/console/case/get', {
  request: z.object({ id: rowId }),
  reply: caseRow.extend({
    /** As it was frozen, in its order. */
    evidence: z.array(evidence).max(60),
    /** Figures of the player as they are now, to be compared with those before. */
    now: z.array(fact).max(20),
    /** What was done, the newest first. Nobody: by itself. */
    acts: z
      .array(
        z.object({
          id: rowId,
          what: z.enum([
            'opened',
            'marked',
            'promotions',
            'message',
            'break',
            'assigned',
            'contacted',
            'command',
            'planned',
            'continued',
            'closed',
          ]),
          detail: z.record(z.string(), z.unknown()),
          person: z.string().nullable(),
          command: rowId.nullable(),
          at: ms,
        }),
      )
      .max(100),
    /** A command about the case that waits for another person. */
    command: rowId.nullable(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found'],
  access: { operator: 'case.read' },
  limit: 'other',
  writes: false,
  about:
    'One case with its evidence, what was done, and the figures of the player before and now. Changed by commands (`case.*`).',
});
