/** Colours and fonts of a chart, from the current theme. */
export interface Palette {
  readonly surface: string;
  readonly surface2: string;
  readonly border: string;
  readonly hair: string;
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  readonly tint: string;
  readonly warningSoft: string;
  readonly onWarningSoft: string;
  readonly series: readonly string[];
  readonly figures: string;
  readonly words: string;
}

/** The palette of the theme that applies to an element. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    surface: value('--surface'),
    surface2: value('--surface-2'),
    border: value('--border'),
    hair: value('--surface-3'),
    text: value('--text'),
    text2: value('--text-2'),
    text3: value('--text-3'),
    tint: value('--primary-soft'),
    warningSoft: value('--warning-soft'),
    onWarningSoft: value('--on-warning-soft'),
    series: [1, 2, 3, 4, 5].map((index) => value(`--ch-${index}`)),
    figures: value('--font-num'),
    words: value('--font-text'),
  };
}
