/** Attributes and properties of an element: `on*` are listeners; `class` and `text` set the class and the text content. */
export type Props = Readonly<
  Record<string, string | number | boolean | null | undefined | ((event: never) => void)>
>;

type Child = Node | string | null | undefined | false;

/**
 * Creates an element: `h('button', { class: css.play, type: 'button', onclick: play }, 'Play')`. Attributes that are `null`,
 * `undefined` or `false` are omitted; `true` sets an empty value.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setProps(element, props);
  element.append(...kept(children));
  return element;
}

const svgSpace = 'http://www.w3.org/2000/svg';

/** The same for SVG: `svg('path', { d: 'M0 0h4' })`. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(svgSpace, tag);
  setProps(element, props);
  element.append(...kept(children));
  return element;
}

/** Sets or removes an attribute without a value, such as `data-on`. */
export function flag(element: Element, name: string, on: boolean): void {
  element.toggleAttribute(name, on);
}

function setProps(element: Element, props: Props): void {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (name === 'text') element.textContent = String(value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

function kept(children: readonly Child[]): (Node | string)[] {
  return children.filter((child): child is Node | string => Boolean(child));
}
