import { consoleEndpoints } from '@tessera/protocol/console';
import { type Downloads, operatorOf, type Register } from '../../http/index.ts';
import { logChain, logFile, logPage } from '../event-log/index.ts';
import {
  createFileTicket,
  findFileTicket,
  listOperators,
  logAct,
  operatorNames,
} from '../operators/index.ts';
import { decisionCounts } from './command-row.ts';
import { pageOf } from './page-of.ts';
import type { Console } from './service.ts';

/** Kind of the addresses of downloads. */
const KIND = 'log';

/** Serves the files of the log. */
export const serveLogFiles = ({ store }: Console, downloads: Downloads): void =>
  downloads.serve(KIND, (secret, browser) =>
    findFileTicket(store, KIND, secret, browser, async ({ about }) => logFile(store, about)),
  );

/** Registers the calls of the audit log and of the list of operators. */
export function logRoutes(register: Register, { store }: Console): void {
  register(consoleEndpoints.consoleLogList, async ({ before, size, ...wanted }, context) => {
    const own = context.grant?.scope === 'own';
    const actor = own ? `operator:${operatorOf(context).operatorId}` : wanted.actor;
    const rows = await logPage(store, { ...wanted, actor, before, limit: size + 1 });
    const { page, next } = pageOf(rows, size);
    const names = await operatorNames(
      store,
      page.flatMap(({ actor: by }) => /^operator:(\d{1,16})$/.exec(by)?.[1] ?? []),
    );
    return {
      items: page.map((row) => ({
        id: Number(row.id),
        at: row.at.getTime(),
        actor: row.actor,
        actorName: names.get(row.actor) ?? null,
        action: row.action,
        subject: row.subject,
        address: row.address,
        result: row.result,
        data: row.data,
        seq: row.seq === null ? null : Number(row.seq),
        hash: row.hash?.toString('hex') ?? null,
      })),
      next,
    };
  });

  register(consoleEndpoints.consoleLogVerify, async (_, context) => {
    const { count, fault, hash } = await logChain(store);
    await logAct(store, context, {
      operator: operatorOf(context).operatorId,
      action: 'log.verify',
      subject: 'log:chain',
      result: fault === undefined ? 'valid' : 'broken',
      data: { count, ...(fault === undefined ? {} : { fault: Number(fault) }) },
    });
    return {
      count,
      fault: fault === undefined ? null : Number(fault),
      hash: hash?.toString('hex') ?? null,
      at: context.now,
    };
  });

  register(consoleEndpoints.consoleLogExport, async (filter, context) => {
    const { operatorId, id: sessionId } = operatorOf(context);
    const secret = await store.tx(async (tx) => {
      await logAct(tx, context, {
        operator: operatorId,
        action: 'log.export',
        subject: 'log:chain',
        data: filter,
      });
      return createFileTicket(tx, {
        kind: KIND,
        about: filter,
        operatorId,
        sessionId,
        browser: context.browser.secretHash,
        language: context.language,
      });
    });
    return { path: `/download/${KIND}/${secret}` };
  });

  register(consoleEndpoints.consoleOperatorList, async () => {
    const rows = await listOperators(store);
    const counts = await decisionCounts(store);
    return {
      items: rows.map((row) => ({
        id: Number(row.id),
        name: row.name,
        person: row.person,
        role: row.role,
        enabled: row.enabled,
        ready: row.ready,
        createdAt: row.created_at.getTime(),
        lastAt: row.last_at?.getTime() ?? null,
        sessions: row.sessions,
        proposed: counts.get(row.id)?.proposed ?? 0,
        approved: counts.get(row.id)?.approved ?? 0,
      })),
    };
  });
}
