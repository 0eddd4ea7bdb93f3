/// <reference types="vite/client" />

/** Device form of this build: `--mode pc|wap|app`. Absent outside a build (unit tests). */
declare const __DEVICE__: 'pc' | 'wap' | 'app' | 'pad' | undefined;

interface ImportMetaEnv {
  /** Theme template, sent as `tpl`. Default `pc-ky`. */
  readonly VITE_TEMPLATE?: string;
  /** Version of the app build. Default `101`. */
  readonly VITE_APP_VERSION?: string;
  /** `1`: results portal, home is open to visitors. Default `0`. */
  readonly VITE_168KJ?: string;
  /** `1`: no copyright line. Default `0`. */
  readonly VITE_REMOVE_COPYRIGHT?: string;
  /** Origin of the API; empty means the origin of the page. */
  readonly VITE_API_BASE?: string;
  /** Origin of the socket; empty means the origin of the page. */
  readonly VITE_SOCKET_BASE?: string;
  /** Comma-separated host names the redirect to the other site may lead to. */
  readonly VITE_SITE_HOSTS?: string;
  /** Comma-separated public keys (Ed25519, hex) of the app's updates. Without one the app takes none. */
  readonly VITE_APP_KEYS?: string;
}
