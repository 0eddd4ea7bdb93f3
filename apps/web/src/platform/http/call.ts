import { HEADERS, XSRF_COOKIE } from '@tessera/protocol/answer';
import { exactNow, learnTime, resetTime } from '../clock/index.ts';
import { agent, build, heard, rememberedHeader, withDevice } from '../device/index.ts';
import { showLoading, toast } from '../feedback/index.ts';
import { i18nStore, t } from '../i18n/index.ts';
import { isOnline } from '../online/index.ts';
import { type Call, createCaller } from './caller.ts';
import { cookieOf } from './cookie.ts';
import { takeEarly } from './early.ts';
import { seal } from './seal.ts';
import { clearToken, readToken } from './token.ts';

let leadToLogin: (text: string) => void = () => undefined;

/** Sets the function that leads to the login when a session is lost; navigation is above this layer. */
export function onNeedLogin(lead: (text: string) => void): void {
  leadToLogin = lead;
}

let heardClosed: () => void = () => undefined;

/** Sets the function that is called when any call is refused because the platform is closed. */
export function onClosed(heard: () => void): void {
  heardClosed = heard;
}

/**
 * Calls an endpoint of the platform: `await call('POST /api/lottery/bet', payload, { loading: true })`. Resolves with the
 * reply. Rejects with `CallError` after its text was shown as an error toast, unless `silent` or `handles` suppress it;
 * NEED_LOGIN clears the token and leads to the login.
 */
export const call: Call = createCaller({
  base: build.apiBase,
  fetch: (url, init) => heard(fetch(url, init)),
  headers: () => ({
    [HEADERS.language]: i18nStore.getState().language,
    [HEADERS.agent]: agent,
    [HEADERS.xsrf]: cookieOf(document.cookie, XSRF_COOKIE),
    ...withDevice(HEADERS.device),
    ...rememberedHeader(),
  }),
  seal,
  readToken,
  clearToken,
  deviceNow: Date.now,
  serverNow: exactNow,
  learnTime,
  resetTime,
  early: takeEarly,
  showLoading,
  isOnline,
  showError: (text) => toast(text, { type: 'error' }),
  needLogin: (text) => leadToLogin(text),
  closed: () => heardClosed(),
  text: t,
});
