import { group, played, type } from '../declare.ts';
import { bestWithin } from '../numbers/best-lines.ts';
import { bankerContent, differentLines, numberSet } from '../numbers/contents.ts';
import { anyOfDrawn } from '../numbers/plays.ts';
import { x5Numbers } from './numbers.ts';

const names = ['', '一中一', '二中二', '三中三', '四中四', '五中五', '六中五', '七中五', '八中五'];

/** 任选: one to eight numbers. Up to five numbers must all be drawn; more than five must contain the five drawn. */
export const anyGroup = () => group('any', '任选', 'Any', ...[1, 2, 3, 4, 5, 6, 7, 8].map(anyType));

function anyType(size: number) {
  const zh = `任选${names[size]}`;
  const en = `Any ${size}`;
  const id = `any${size}`;
  const need = Math.min(size, 5);
  const banker =
    size === 1
      ? []
      : [
          played(
            `${id}.banker`,
            `${zh}胆拖`,
            `${en}, banker and drag`,
            bankerContent(x5Numbers, size, 10),
            anyOfDrawn(size, need, 5, 11, 'banker'),
          ),
        ];
  return type(
    `any.${id}`,
    zh,
    en,
    played(
      `${id}.multi`,
      `${zh}复式`,
      `${en}, multiple`,
      numberSet(x5Numbers, size),
      anyOfDrawn(size, need, 5, 11, 'multi'),
    ),
    played(
      `${id}.single`,
      `${zh}单式`,
      `${en}, single entry`,
      differentLines(x5Numbers, size),
      anyOfDrawn(size, need, 5, 11, 'lines', bestWithin(5, 11)),
    ),
    ...banker,
  );
}
