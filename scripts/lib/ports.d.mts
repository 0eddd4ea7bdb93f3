/** The part of `ports.mjs` that tests in TypeScript call. */
export function claimPort(port: number, owner: string): boolean;
