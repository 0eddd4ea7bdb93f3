/**
 * What the pages that verify draws say. Here, because the page for saved files works without the server that has all
 * other texts.
 */
export { fairnessEnUs } from './en-us.ts';
export { fairnessZhCn } from './zh-cn.ts';
