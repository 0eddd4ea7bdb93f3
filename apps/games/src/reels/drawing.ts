/** One filled or stroked path. Paths are SVG path data around the centre of the drawing. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** Stroke width. */
  readonly width?: number;
  readonly opacity?: number;
  /** Translates, rotates (degrees) and scales the path, in this order. */
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly scale?: number;
}

/** A drawing made of paths in a square of -32 to 32, painted in order; identical on canvas and in the page. */
export type Drawing = readonly Shape[];

/** Half the side of a drawing's square. */
export const drawingHalf = 32;

/** Path of a disc. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Path of a rectangle with rounded corners, from its upper left corner. */
export const box = (x: number, y: number, width: number, height: number, radius: number): string =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}` +
  `a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}` +
  `v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`;

/** Paints a drawing around the origin of the context, `size` wide. */
export function paint(context: CanvasRenderingContext2D, drawing: Drawing, size: number): void {
  context.save();
  context.scale(size / (2 * drawingHalf), size / (2 * drawingHalf));
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const shape of drawing) {
    context.save();
    context.translate(shape.x ?? 0, shape.y ?? 0);
    if (shape.turn) context.rotate((shape.turn * Math.PI) / 180);
    if (shape.scale) context.scale(shape.scale, shape.scale);
    context.globalAlpha *= shape.opacity ?? 1;
    const path = pathOf(shape.d);
    if (shape.fill) {
      context.fillStyle = shape.fill;
      context.fill(path);
    }
    if (shape.stroke) {
      context.strokeStyle = shape.stroke;
      context.lineWidth = shape.width ?? 1;
      context.stroke(path);
    }
    context.restore();
  }
  context.restore();
}

/** The drawing as an SVG element, hidden from assistive technology because its name is beside it. */
export function pictureOf(drawing: Drawing, size: number): SVGSVGElement {
  const picture = svg('svg', {
    viewBox: `${-drawingHalf} ${-drawingHalf} ${2 * drawingHalf} ${2 * drawingHalf}`,
    width: size,
    height: size,
    'aria-hidden': 'true',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  for (const shape of drawing) {
    const { x = 0, y = 0, turn = 0, scale = 1 } = shape;
    picture.append(
      svg('path', {
        d: shape.d,
        fill: shape.fill ?? 'none',
        ...(shape.stroke ? { stroke: shape.stroke, 'stroke-width': shape.width ?? 1 } : {}),
        ...(shape.opacity === undefined ? {} : { opacity: shape.opacity }),
        transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
      }),
    );
  }
  return picture;
}

const paths = new Map<string, Path2D>();

function pathOf(d: string): Path2D {
  const known = paths.get(d);
  if (known) return known;
  const path = new Path2D(d);
  paths.set(d, path);
  return path;
}

function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
