import medium from '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-500-normal.woff2?url';
import semibold from '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2?url';
import bold from '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-700-normal.woff2?url';

/** The font of figures, for workers that paint: the page's style sheet does not apply in them. */
export const figureFont = {
  family: 'Barlow Semi Condensed',
  files: { 500: medium, 600: semibold, 700: bold },
} as const;
