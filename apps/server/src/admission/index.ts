export { createBuckets, type Rate } from './buckets.ts';
export { clientAddress } from './client-address.ts';
export {
  type AdmissionLimits,
  type CallRate,
  createGate,
  type Entrance,
  entrances,
  type Gate,
  type Handshake,
} from './gate.ts';
export { type Client, createProxies } from './proxies.ts';
