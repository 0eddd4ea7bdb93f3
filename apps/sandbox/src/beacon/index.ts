export { type BeaconApp, createBeaconApp } from './app.ts';
