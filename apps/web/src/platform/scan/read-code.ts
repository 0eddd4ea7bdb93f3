import decodeQR from 'qr/decode.js';

/** Pause between two looks at the camera, ms: a hand is slower, and the page stays free. */
const LOOK_MS = 120;
/** Longest side of a looked-at frame and of a picture, px: a code that fills a third of them is read. */
const FRAME_SIDE_MAX = 720;
const PICTURE_SIDE_MAX = 1_600;
/** Work that a picture may take, ms: it is read once. */
const PICTURE_MS = 1_000;

/** Looks at a playing video until it shows a code, and tells its text once. Returns the function that ends it. */
export function watchForCode(video: HTMLVideoElement, found: (text: string) => void): () => void {
  const canvas = document.createElement('canvas');
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const text =
      video.videoWidth > 0
        ? codeIn(canvas, video, [video.videoWidth, video.videoHeight], FRAME_SIDE_MAX)
        : undefined;
    if (text === undefined) timer = setTimeout(look, LOOK_MS);
    else found(text);
  };
  timer = setTimeout(look, LOOK_MS);
  return () => clearTimeout(timer);
}

/** The text of the code in a picture; undefined without one. Errors: rejects for a file that is not a picture. */
export async function codeInPicture(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  const text = codeIn(canvas, bitmap, [bitmap.width, bitmap.height], PICTURE_SIDE_MAX, PICTURE_MS);
  bitmap.close();
  return text;
}

function codeIn(
  canvas: HTMLCanvasElement,
  source: CanvasImageSource,
  [width, height]: readonly [number, number],
  sideMax: number,
  timeLimit?: number,
): string | undefined {
  const scale = Math.min(1, sideMax / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  // Transparent areas become white, the ground of a code.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(
      context.getImageData(0, 0, canvas.width, canvas.height),
      timeLimit === undefined ? {} : { timeLimit },
    );
  } catch {
    // The decoder throws when it sees no code.
    return undefined;
  }
}
