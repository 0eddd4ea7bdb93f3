import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { readBody } from './call-body.ts';
import type { HttpDeps } from './deps.ts';

const REPORT_BYTES_MAX = 16 * 1024;
const IDLE_MS = 5_000;

/**
 * Counts a browser's report of a breach of the content policy (E4) and logs the rule and the blocked resource. The
 * reports of one address and the log lines of all addresses are limited per minute.
 */
export async function receiveReport(
  stream: IncomingMessage,
  reply: FastifyReply,
  { metrics, log, gate }: Pick<HttpDeps, 'metrics' | 'log' | 'gate'>,
): Promise<FastifyReply> {
  const admitted = gate.report(gate.clientOf(stream));
  if (admitted === 'refused') return reply.code(429).header('connection', 'close').send();
  const read = await readBody(stream, REPORT_BYTES_MAX, IDLE_MS);
  if ('cut' in read) return reply.code(413).header('connection', 'close').send();
  metrics.policyReports.value += 1;
  if (admitted === 'logged') log.warn(summaryOf(read.bytes), 'content policy broken');
  return reply.code(204).send();
}

function summaryOf(bytes: Buffer): { rule: string; blocked: string } {
  try {
    const report: unknown = JSON.parse(bytes.toString('utf8'));
    const inner = (report as { 'csp-report'?: Record<string, unknown> } | null)?.['csp-report'] ?? {};
    return { rule: short(inner['effective-directive']), blocked: short(inner['blocked-uri']) };
  } catch {
    return { rule: 'unreadable', blocked: '' };
  }
}

function short(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 120) : '';
}
