import { expect, test } from 'vitest';
import { CELL, framed, holesOf, judge, type Pixels, withHoles } from './picture-cells.ts';

/** A white picture of 40 by 30 cells. `dark` says which pixels are black. */
function picture(dark: (x: number, y: number) => boolean = () => false, columns = 40): Pixels {
  const width = columns * CELL;
  const height = 30 * CELL;
  const bytes = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (dark(x, y)) bytes.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height, bytes };
}

const square = (side: number) => (x: number, y: number) => x >= 0 && x < side * CELL && y < side * CELL;

test('the same picture is accepted, and all its cells were compared', () => {
  expect(judge(picture(), picture())).toEqual({ differing: [], compared: 1200, all: 1200, same: true });
});

test('a button in another place is not accepted', () => {
  const judged = judge(
    picture(square(3)),
    picture((x, y) => square(3)(x - 5 * CELL, y)),
  );
  expect(judged.same).toBe(false);
  expect(judged.differing).toContainEqual([0, 0]);
  expect(judged.differing).toContainEqual([5, 2]);
});

test('few cells may differ, one more may not', () => {
  const cells = (count: number) => (x: number, y: number) => y < CELL && x < count * CELL;
  expect(judge(picture(), picture(cells(6)))).toMatchObject({ same: true });
  expect(judge(picture(), picture(cells(7)))).toMatchObject({ same: false });
});

test('one dark pixel of a cell of sixteen is the edge of a letter', () => {
  expect(
    judge(
      picture(),
      picture((x, y) => x % CELL === 0 && y % CELL === 0),
    ).differing,
  ).toEqual([]);
});

test('what was made transparent is compared no longer', () => {
  const changed = picture(square(3));
  const { differing } = judge(picture(), changed);
  const widened = withHoles(picture(), differing);
  expect(holesOf(widened)).toEqual(differing);
  expect(judge(widened, changed)).toEqual({ differing: [], compared: 1191, all: 1200, same: true });
});

test('a picture of another size differs everywhere', () => {
  expect(judge(picture(), picture(undefined, 41))).toMatchObject({ same: false, compared: 1200 });
});

test('the frame of a cell leaves its inside and the rest as they are', () => {
  const marked = framed(picture(), [[1, 1]]);
  const at = (x: number, y: number) => [
    ...marked.bytes.subarray((y * marked.width + x) * 4, (y * marked.width + x) * 4 + 3),
  ];
  expect(at(CELL, CELL)).toEqual([255, 0, 200]);
  expect(at(CELL + 1, CELL + 1)).toEqual([255, 255, 255]);
  expect(at(0, 0)).toEqual([255, 255, 255]);
});
