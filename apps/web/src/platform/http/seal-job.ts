/** What the sealing worker takes: the payload and its time. */
export interface SealJob {
  payload: object;
  t: string;
}
