/** The first character of each pinyin initial, in pinyin order; no initial is i, u or v. */
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀'];
const letters = [...'abcdefghjklmnopqrstwxyz'];

/** Characters of names with two readings. */
const twice: Readonly<Record<string, string>> = { 重: 'cz', 乐: 'ly', 行: 'hx', 长: 'cz' };

const collator = new Intl.Collator('zh-u-co-pinyin');

/**
 * The initials a name can be typed by: `重庆时时彩` is `cqssc` and `zqssc`, `极速 PK10` is `jspk10`. Latin letters and digits are
 * kept, everything else is dropped.
 */
export function initialsOf(name: string): readonly string[] {
  return [...name.toLowerCase()].reduce<readonly string[]>(
    (starts, character) => {
      const ends = lettersOf(character);
      return ends === '' ? starts : starts.flatMap((start) => [...ends].map((end) => start + end));
    },
    [''],
  );
}

function lettersOf(character: string): string {
  if (/[a-z0-9]/.test(character)) return character;
  if (!/\p{Script=Han}/u.test(character)) return '';
  const at = firsts.findLastIndex((first) => collator.compare(first, character) <= 0);
  return twice[character] ?? letters[at] ?? '';
}
