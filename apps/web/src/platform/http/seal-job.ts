/** Input of the sealing worker: the payload and its time. */
export interface SealJob {
  payload: object;
  t: string;
}
