let secret: string | undefined;

/** Sets the secret of this device, which the native app sends instead of a cookie (A9). */
export function setDeviceSecret(value: string): void {
  secret = value;
}

/** The secret under that name, for calls and the socket; nothing in a browser, which has cookies. */
export function withDevice<Name extends string>(name: Name): { readonly [Key in Name]?: string } {
  if (typeof __DEVICE__ === 'undefined' || __DEVICE__ !== 'app' || secret === undefined) return {};
  return { [name]: secret } as { readonly [Key in Name]: string };
}
