import { caseIndicators, caseOutcomes } from '@tessera/protocol/console-case';
import { commandActions, grantOf } from '@tessera/protocol/console-permissions';
import { z } from 'zod';
import type { Events } from '../../../contract/index.ts';
import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import {
  assignCase,
  type CaseNow,
  caseNow,
  contactTopics,
  evaluateCase,
  noteContact,
  planEvaluation,
  playerContacted,
} from '../../cases/index.ts';
import { operatorByName } from '../../operators/index.ts';
import type { Applied, CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

export interface CaseKindDeps {
  readonly events: Events;
}

/** Days that what was done is given to take effect. */
const EVALUATION_DAYS = { least: 1, most: 90 } as const;

const assigned = z.strictObject({ owner: z.string().max(40) });
const contacted = z.strictObject({ topic: z.enum(contactTopics) });
const planned = z.strictObject({
  days: z.int().min(EVALUATION_DAYS.least).max(EVALUATION_DAYS.most),
  indicators: z.array(z.enum(caseIndicators)).min(1).max(caseIndicators.length),
});
const evaluated = z.strictObject({ outcome: z.enum(caseOutcomes) });

/** Errors: `not_found`. */
async function read(tx: Tx, target: string, lock = false): Promise<CaseNow> {
  const found = await caseNow(tx, BigInt(/^[1-9]\d{0,15}$/.test(target) ? target : 0), lock);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Changes with everything that is done about the case, so that a new marker makes a waiting command stale. */
const versionOf = ({ state, acts }: CaseNow): string => `${state} ${acts}`;
const shown = ({ state, owner }: CaseNow) => ({ state, owner });
const byOf = ({ id, signers }: Applied) => ({ commandId: id, operatorId: signers[0]!.id });

/** An open case. Errors: `not_found`, `command_invalid`. */
async function readOpen(tx: Tx, target: string, lock = true): Promise<CaseNow> {
  const found = await read(tx, target, lock);
  if (found.state === 'closed') throw invalid('the case is closed');
  return found;
}

const now: CommandKind['now'] = async (tx, target) => {
  const found = await read(tx, target);
  return { targetVersion: versionOf(found), value: shown(found) };
};

/** An enabled operator whose role acts on cases. Errors: `command_invalid`. */
async function ownerOf(tx: Tx, name: string): Promise<{ id: bigint; person: string }> {
  const found = await operatorByName(tx, name);
  if (!found?.enabled || !grantOf(found.role, commandActions['case.assign']))
    throw invalid('owner is no operator who acts on cases');
  return found;
}

/** Gives a case to an operator: to the maker, or on to somebody else. */
const assigning: CommandKind = {
  action: 'case.assign',
  async prospect(tx, { target, payload }) {
    const found = await readOpen(tx, target);
    const owner = await ownerOf(tx, readPayload(assigned, payload).owner);
    if (owner.id === found.owner_id) throw new AppError('command_same');
    return {
      targetVersion: versionOf(found),
      before: shown(found),
      after: { ...shown(found), owner: owner.person },
    };
  },
  now,
  async apply(tx, applied) {
    const owner = await ownerOf(tx, readPayload(assigned, applied.payload).owner);
    await assignCase(tx, BigInt(applied.target), owner, byOf(applied));
  },
};

/** Writes to the player in the notification centre. Never to a self-excluded one (RP8). */
const contacting = ({ events }: CaseKindDeps): CommandKind => ({
  action: 'case.contact',
  async prospect(tx, { target, payload }) {
    const { topic } = readPayload(contacted, payload);
    const found = await readOpen(tx, target);
    if (found.excluded) throw invalid('the player is self-excluded: nothing is sent');
    return {
      targetVersion: versionOf(found),
      before: shown(found),
      after: { ...shown(found), message: topic },
    };
  },
  now,
  async apply(tx, applied) {
    const { topic } = readPayload(contacted, applied.payload);
    const { id, user_id: user } = await read(tx, applied.target);
    await events.publish(tx, playerContacted, String(applied.id), { user, topic });
    await noteContact(tx, id, topic, byOf(applied));
  },
});

/** Notes which indicators were seen, and when the effect of what was done is looked at. Something has to have been done. */
const planning: CommandKind = {
  action: 'case.plan',
  async prospect(tx, { target, payload }) {
    const wanted = readPayload(planned, payload);
    const found = await readOpen(tx, target);
    if (found.owner_id === null) throw invalid('the case has no owner');
    if (found.state !== 'acting') throw invalid('nothing was done yet, or it is being evaluated already');
    return {
      targetVersion: versionOf(found),
      before: shown(found),
      after: { ...shown(found), state: 'evaluating', ...wanted },
    };
  },
  now,
  async apply(tx, applied) {
    const found = await read(tx, applied.target);
    await planEvaluation(tx, found, readPayload(planned, applied.payload), byOf(applied));
  },
};

/** Looks at the effect and ends the case, or lets it go on. Always two persons; before its time only what turned out to be nothing. */
const evaluating: CommandKind = {
  action: 'case.evaluate',
  async prospect(tx, { target, payload }) {
    const { outcome } = readPayload(evaluated, payload);
    const found = await readOpen(tx, target);
    if (found.owner_id === null) throw invalid('the case has no owner');
    const isDue = found.state === 'evaluating' && found.due_at <= found.now;
    if (!isDue && outcome !== 'no_concern') throw invalid('the effect is looked at after the planned time');
    const state = outcome === 'continue' ? 'acting' : 'closed';
    return {
      targetVersion: versionOf(found),
      before: shown(found),
      after: { ...shown(found), state, outcome },
      needs: 2,
    };
  },
  now,
  async apply(tx, applied) {
    const found = await read(tx, applied.target);
    await evaluateCase(tx, found, readPayload(evaluated, applied.payload).outcome, byOf(applied));
  },
};

/** What operators do about cases of safer play and risk. */
export const caseKinds = (deps: CaseKindDeps): readonly CommandKind[] => [
  assigning,
  contacting(deps),
  planning,
  evaluating,
];
