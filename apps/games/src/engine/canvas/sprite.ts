/** A picture that is quick to draw many times. */
export type Sprite = HTMLCanvasElement;

/**
 * Draws an own SVG file once into a bitmap of twice its size in CSS pixels, for a canvas draws a vector picture anew each time.
 * Rejects when the file does not load.
 */
export async function loadSprite(url: string, width: number, height: number): Promise<Sprite> {
  const image = new Image(width, height);
  image.src = url;
  await image.decode();
  const sprite = document.createElement('canvas');
  sprite.width = width * 2;
  sprite.height = height * 2;
  sprite.getContext('2d')?.drawImage(image, 0, 0, sprite.width, sprite.height);
  return sprite;
}
