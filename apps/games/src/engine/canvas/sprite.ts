/** A bitmap that is fast to draw repeatedly. */
export type Sprite = HTMLCanvasElement;

/**
 * Rasterises an SVG file of the project once into a bitmap of twice its size in CSS pixels, because a canvas rasterises a
 * vector image on every draw. Rejects when the file does not load.
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
