/** Why there is no picture: the player or the device's owner does not allow it, or no camera can be used. */
export type CameraProblem = 'denied' | 'missing';

/** Whether this page may ask for a camera. Browsers allow that on encrypted pages only. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/**
 * Opens the camera at the back, or the only one. The player is asked for the permission. The caller stops its tracks.
 * Errors: rejects with the `CameraProblem` as the cause.
 */
export async function openCamera(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    const isDenied = error instanceof DOMException && /NotAllowed|Security/.test(error.name);
    throw new Error('no camera', { cause: (isDenied ? 'denied' : 'missing') satisfies CameraProblem });
  }
}
