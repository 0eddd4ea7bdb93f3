/**
 * Texts of the draw verification pages. They live in this package because the page for saved files works without the
 * server, which serves all other texts.
 */
export { fairnessEnUs } from './en-us.ts';
export { fairnessZhCn } from './zh-cn.ts';
