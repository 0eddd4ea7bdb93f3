export { agent, build, isPhone } from './build.ts';
export { clientVersion } from './client-version.ts';
export { type Device, detectDevice, deviceSigns } from './detect.ts';
export { setDeviceSecret, withDevice } from './device-secret.ts';
export { byForm, type Form, formOfBuild, partByForm } from './form.ts';
export {
  heard,
  type Remembered,
  rememberedHeader,
  setRemembered,
  withUnlocked,
} from './remembered.ts';
export { reportError } from './report-error.ts';
export { trustedUrl } from './trusted-url.ts';
