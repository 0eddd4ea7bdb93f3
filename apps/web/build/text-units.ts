import type { CSSOptions } from 'vite';

/** Properties that hold the size of text and of its lines. */
const ofText = new Set(['font', 'font-size', 'line-height']);

/** Tokens of the same: the type scale and the sizes of controls' text. */
const TOKEN_OF_TEXT = /^--(?:t-\d+|body-text|ctl-text(?:-sm)?)$/;

const LENGTH = /(?<![\w.-])(\d*\.?\d+)px\b/g;

/** The part of a PostCSS declaration that this plugin uses. */
interface Declaration {
  prop: string;
  value: string;
}

type StylePlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/**
 * Lets text follow the size that the player set in the system, the browser or the client: every size of text, written in px, becomes
 * a multiple of `--text-px`, which is 1px for a player who has changed nothing. Other measures stay.
 */
export function textUnits(): StylePlugin {
  return {
    postcssPlugin: 'tessera:text-units',
    Declaration(declaration: Declaration) {
      if (!ofText.has(declaration.prop) && !TOKEN_OF_TEXT.test(declaration.prop)) return;
      const value = declaration.value.replace(LENGTH, 'calc($1*var(--text-px))');
      if (value !== declaration.value) declaration.value = value;
    },
  };
}
