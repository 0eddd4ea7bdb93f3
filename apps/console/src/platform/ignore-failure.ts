/** Lets a failure be silent, by name: what fails is a hint or is asked again anyway. */
export function ignoreFailure(_what: string, promise: Promise<unknown>): void {
  promise.catch(() => undefined);
}
