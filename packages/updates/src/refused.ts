/** Why an update is not applied. The codes are for logs and tests; a player sees one text for all of them. */
export type UpdateProblem =
  /** The address of the mobile site is not on the build's list. */
  | 'address_foreign'
  /** No answer, or the connection ended before all bytes had come. */
  | 'network'
  /** The answer has another status than 200. */
  | 'status'
  /** The answer comes from another address than the one that was asked. */
  | 'redirected'
  /** Fewer or more bytes than announced. */
  | 'truncated'
  | 'oversized'
  /** The version file is not JSON, or has other fields than it should. */
  | 'version_file'
  /** The signed manifest is for another version than the version file says. */
  | 'version_differs'
  | 'manifest_fields'
  | 'signature'
  | 'host'
  | 'expired'
  /** The version is not above the highest one that was ever applied. */
  | 'downgrade'
  /** The native shell is older than the bundle needs. */
  | 'native_too_old'
  /** The same bundle has failed on this device. */
  | 'failed_before'
  | 'hash'
  | 'archive'
  | 'archive_path'
  | 'archive_link'
  | 'file_list'
  /** The device has no room. */
  | 'storage';

/** Thrown inside this package where an update must not be applied; its callers get it as a value by {@link resultOf}. */
export class UpdateRefused extends Error {
  readonly problem: UpdateProblem;

  constructor(problem: UpdateProblem, detail = '') {
    super(detail ? `${problem}: ${detail}` : problem);
    this.problem = problem;
  }
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: UpdateProblem };

/** The value of `work`, or why it was refused. Other errors are thrown on. */
export async function resultOf<Value>(work: () => Value | Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof UpdateRefused) return { ok: false, problem: error.problem };
    throw error;
  }
}
