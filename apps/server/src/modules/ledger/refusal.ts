import { AppError } from '../../errors.ts';
import { sqlStateOf } from '../../store/index.ts';

const CHECK_VIOLATION = '23514';
const LEDGER_FROZEN = 'TSL01';
const DISK_FULL = '53100';

/**
 * The error a player gets for a database error of a money write, or `undefined` for other errors: a balance that would go
 * below zero (`balance_insufficient`), frozen money writes or a full disk (`platform_maintenance`).
 */
export function refusalOf(error: unknown): AppError | undefined {
  switch (sqlStateOf(error)) {
    case CHECK_VIOLATION:
      return constraintOf(error) === 'account_not_negative'
        ? new AppError('balance_insufficient')
        : undefined;
    case LEDGER_FROZEN:
    case DISK_FULL:
      return new AppError('platform_maintenance');
    default:
      return undefined;
  }
}

function constraintOf(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined;
}
