import { build } from '../../platform/device/index.ts';
import { back, FALLBACK, isLook, lookAt, replace, routeStore } from '../../platform/navigation/index.ts';

/** Closes login or registration: back to the page that the visitor was looking at, or a look at home. */
export function closeEntry(): void {
  const { opener } = routeStore.getState();
  if (opener && isLook(opener)) back();
  else if (build.resultsPortal) void replace('home');
  else {
    const { name, params } = lookAt(FALLBACK);
    void replace(name, params);
  }
}
