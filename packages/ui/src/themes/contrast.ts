/**
 * Contrast ratio of two opaque colours, 1 to 21.
 *
 * Both are `#RRGGBB`; an alpha part is ignored. Source: WCAG 2.2, "contrast ratio" and "relative luminance".
 */
export function contrastRatio(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  return 0.2126 * linear(hex, 1) + 0.7152 * linear(hex, 3) + 0.0722 * linear(hex, 5);
}

function linear(hex: string, at: number): number {
  const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
