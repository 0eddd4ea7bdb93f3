/** A command that cannot be carried out; its message is for the operator. */
export class OpsRefused extends Error {}
