import type { Page } from '@playwright/test';
import { DocumentGone } from './document.ts';
import { clickAt, moveMouse, type Point, pressKeys } from './keys.ts';
import { byAttribute, byRole, byText, type FilterOptions, narrowed, type RoleOptions } from './selectors.ts';
import type { Window } from './window.ts';

/** Longest wait of an action for its element, ms. */
const ACTION_MS_MAX = 60_000;
const POLL_MS = 100;

/** Options of an action. */
interface ActionOptions {
  readonly timeout?: number;
  readonly force?: boolean;
}

/** What an attempt gives: its value, or why it has to be made again. */
type Attempt = { readonly value: unknown } | { readonly wait: string };

/** What `expect` asks a locator, in Playwright's own words. */
export interface Expectation {
  readonly isNot?: boolean;
  readonly timeout?: number;
  readonly expectedText?: readonly unknown[];
  readonly expectedNumber?: number;
  readonly expectedValue?: unknown;
  readonly expressionArg?: unknown;
  readonly useInnerText?: boolean;
}

/** What `expect` is answered. */
export interface Verdict {
  readonly matches: boolean;
  readonly received?: { readonly value?: unknown };
  readonly timedOut?: boolean;
  readonly log?: readonly string[];
  readonly errorMessage?: string;
}

/**
 * Playwright's locator for a window of WebKit: the methods that page models and journeys use, each with the same meaning. An action
 * waits until its element is the only one, is visible, enabled and still, and lies on top.
 */
export class WebKitLocator {
  /** By this name Playwright's `expect` knows a locator. */
  readonly _apiName = 'Locator';
  readonly selector: string;
  readonly #window: Window;

  constructor(window: Window, selector: string) {
    this.#window = window;
    this.selector = selector;
  }

  #within(selector: string): WebKitLocator {
    return new WebKitLocator(this.#window, `${this.selector} >> ${selector}`);
  }

  locator(inner: string | WebKitLocator, options: FilterOptions = {}): WebKitLocator {
    const selector = typeof inner === 'string' ? inner : `internal:chain=${JSON.stringify(inner.selector)}`;
    return this.#within(selector + narrowed(options));
  }
  getByRole(role: string, options?: RoleOptions): WebKitLocator {
    return this.#within(byRole(role, options));
  }
  getByText(text: string | RegExp, options: { exact?: boolean } = {}): WebKitLocator {
    return this.#within(byText('text', text, options.exact));
  }
  getByLabel(text: string | RegExp, options: { exact?: boolean } = {}): WebKitLocator {
    return this.#within(byText('label', text, options.exact));
  }
  getByPlaceholder(text: string | RegExp, options: { exact?: boolean } = {}): WebKitLocator {
    return this.#within(byAttribute('placeholder', text, options.exact));
  }
  getByTitle(text: string | RegExp, options: { exact?: boolean } = {}): WebKitLocator {
    return this.#within(byAttribute('title', text, options.exact));
  }
  filter(options: FilterOptions): WebKitLocator {
    return new WebKitLocator(this.#window, this.selector + narrowed(options));
  }
  first(): WebKitLocator {
    return this.#within('nth=0');
  }
  last(): WebKitLocator {
    return this.#within('nth=-1');
  }
  nth(index: number): WebKitLocator {
    return this.#within(`nth=${index}`);
  }
  and(other: WebKitLocator): WebKitLocator {
    return this.#within(`internal:and=${JSON.stringify(other.selector)}`);
  }
  or(other: WebKitLocator): WebKitLocator {
    return this.#within(`internal:or=${JSON.stringify(other.selector)}`);
  }
  toString(): string {
    return this.selector;
  }
  page(): Page {
    return this.#window.page;
  }
  async all(): Promise<WebKitLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  async click(options: ActionOptions & { clickCount?: number } = {}): Promise<void> {
    const point = await this.#pointOf(options);
    await clickAt(this.#window.session, point, options.clickCount);
  }
  tap(options: ActionOptions = {}): Promise<void> {
    return this.click(options);
  }
  dblclick(options: ActionOptions = {}): Promise<void> {
    return this.click({ ...options, clickCount: 2 });
  }
  async hover(options: ActionOptions = {}): Promise<void> {
    await moveMouse(this.#window.session, await this.#pointOf(options));
  }
  async fill(value: string, options: ActionOptions = {}): Promise<void> {
    await this.#act('fill', options, value);
  }
  async clear(options: ActionOptions = {}): Promise<void> {
    await this.fill('', options);
  }
  async pressSequentially(text: string, options: ActionOptions = {}): Promise<void> {
    await this.focus(options);
    for (const key of text) await pressKeys(this.#window.session, key);
  }
  async press(keys: string, options: ActionOptions = {}): Promise<void> {
    await this.focus(options);
    await pressKeys(this.#window.session, keys);
  }
  async focus(options: ActionOptions = {}): Promise<void> {
    await this.#act('focus', options);
  }
  async blur(options: ActionOptions = {}): Promise<void> {
    await this.#act('blur', options);
  }
  check(options: ActionOptions = {}): Promise<void> {
    return this.setChecked(true, options);
  }
  uncheck(options: ActionOptions = {}): Promise<void> {
    return this.setChecked(false, options);
  }
  async setChecked(wanted: boolean, options: ActionOptions = {}): Promise<void> {
    if ((await this.isChecked(options)) === wanted) return;
    await this.click(options);
    if ((await this.isChecked(options)) !== wanted)
      throw new Error(`A click did not change ${this.selector}.`);
  }
  async selectOption(wanted: string | { readonly label: string }, options: ActionOptions = {}) {
    const choice = typeof wanted === 'string' ? { valueOrLabel: wanted } : wanted;
    return (await this.#act('selectOption', options, choice)) as string[];
  }
  async scrollIntoViewIfNeeded(options: ActionOptions = {}): Promise<void> {
    await this.#act('scroll', options);
  }
  async dispatchEvent(type: string, init: object = {}, options: ActionOptions = {}): Promise<void> {
    await this.#act('dispatch', options, { type, init });
  }

  async textContent(options: ActionOptions = {}): Promise<string | null> {
    return (await this.#act('textContent', options)) as string | null;
  }
  async innerText(options: ActionOptions = {}): Promise<string> {
    return (await this.#act('innerText', options)) as string;
  }
  async inputValue(options: ActionOptions = {}): Promise<string> {
    return (await this.#act('inputValue', options)) as string;
  }
  async getAttribute(name: string, options: ActionOptions = {}): Promise<string | null> {
    return (await this.#act('attribute', options, name)) as string | null;
  }
  async boundingBox(options: ActionOptions = {}) {
    return (await this.#act('box', options)) as { x: number; y: number; width: number; height: number };
  }
  async isChecked(options: ActionOptions = {}): Promise<boolean> {
    return (await this.#act('state', options, 'checked')) as boolean;
  }
  async isDisabled(options: ActionOptions = {}): Promise<boolean> {
    return (await this.#act('state', options, 'disabled')) as boolean;
  }
  async isEnabled(options: ActionOptions = {}): Promise<boolean> {
    return !(await this.isDisabled(options));
  }
  async isVisible(): Promise<boolean> {
    return (await this.#read(
      '(helpers, elements) => elements.some((one) => helpers.elementState(one, "visible", true).matches)',
    )) as boolean;
  }
  async isHidden(): Promise<boolean> {
    return !(await this.isVisible());
  }
  async count(): Promise<number> {
    return (await this.#read('(helpers, elements) => elements.length')) as number;
  }
  async allTextContents(): Promise<string[]> {
    return (await this.#read(
      '(helpers, elements) => elements.map((one) => one.textContent ?? "")',
    )) as string[];
  }
  async allInnerTexts(): Promise<string[]> {
    return (await this.#read(
      '(helpers, elements) => elements.map((one) => one.innerText ?? "")',
    )) as string[];
  }
  evaluate(source: unknown, argument?: unknown, options: ActionOptions = {}): Promise<unknown> {
    return this.#act(`(helpers, element, argument) => (${source})(element, argument)`, options, argument);
  }
  evaluateAll(source: unknown, argument?: unknown): Promise<unknown> {
    return this.#read(`(helpers, elements, argument) => (${source})(elements, argument)`, argument);
  }

  async waitFor({ state = 'visible', timeout = ACTION_MS_MAX }: { state?: string; timeout?: number } = {}) {
    const { matches } = await this._expect(`to.be.${state}`, { timeout });
    if (!matches) throw new Error(`${this.selector} was not ${state} after ${timeout} ms.`);
  }

  /** Playwright's `expect` calls this. */
  async _expect(expression: string, options: Expectation): Promise<Verdict> {
    const { isNot = false, timeout = ACTION_MS_MAX, ...rest } = options;
    const asked = { expression, isNot, ...rest };
    let last: Verdict = { matches: isNot };
    const end = Date.now() + timeout;
    do {
      try {
        last = (await this.#read(expectation, asked)) as Verdict;
      } catch (error) {
        if (!(error instanceof DocumentGone)) throw error;
      }
      if (last.matches !== isNot) return last;
      await pause();
    } while (Date.now() < end);
    return { ...last, timedOut: true, log: [`waiting for ${this.selector}`] };
  }

  /** What a function of the page makes of all elements of this locator. */
  #read(source: string, argument?: unknown): Promise<unknown> {
    return this.#window.document.withHelpers(
      `(helpers, [selector, argument]) => (${source})(helpers, helpers.querySelectorAll(helpers.parseSelector(selector), document), argument)`,
      [this.selector, argument],
    );
  }

  /** A point of the element that a click reaches. */
  async #pointOf(options: ActionOptions): Promise<Point> {
    return (await this.#act('point', options, options.force ?? false)) as Point;
  }

  /** Does something with the only element of this locator, as soon as it is possible. */
  async #act(name: string, { timeout = ACTION_MS_MAX }: ActionOptions, argument?: unknown): Promise<unknown> {
    const source = actions[name] ?? name;
    const end = Date.now() + timeout;
    let reason = '';
    do {
      try {
        const attempt = (await this.#read(
          `async (helpers, elements, argument) => {
            if (elements.length === 0) return { wait: 'it is not there' };
            if (elements.length > 1) throw helpers.strictModeViolationError(helpers.parseSelector(${JSON.stringify(this.selector)}), elements);
            const [element] = elements;
            const lacks = async (...states) => {
              const state = await helpers.checkElementStates(element, states, true);
              return state === undefined ? undefined : { wait: 'it is not ' + (state.missingState ?? 'connected') };
            };
            return ${name in actions ? `(${source})(helpers, element, argument, lacks)` : `{ value: await (${source})(helpers, element, argument) }`};
          }`,
          argument,
        )) as Attempt;
        if (!('wait' in attempt)) return attempt.value;
        reason = attempt.wait;
        await this.#window.clearWay();
      } catch (error) {
        if (!(error instanceof DocumentGone)) throw error;
        reason = error.message;
      }
      await pause();
    } while (Date.now() < end);
    throw new Error(`Waited ${timeout} ms for ${this.selector}: ${reason}.`);
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** An expectation without an element, as Playwright decides it; with one, its script for pages does. */
const expectation = `async (helpers, elements, asked) => {
  const many = asked.expression === 'to.have.count' || asked.expression.endsWith('.array');
  if (elements.length > 1 && !many) throw helpers.strictModeViolationError(helpers.parseSelector('*'), elements);
  if (elements.length > 0 || many) {
    const { matches, received } = await helpers.expect(elements[0], asked, elements, true);
    return { matches, received: { value: received?.value } };
  }
  if (!asked.isNot && ['to.be.hidden', 'to.be.detached'].includes(asked.expression)) return { matches: true };
  if (asked.isNot && ['to.be.visible', 'to.be.attached', 'to.be.in.viewport'].includes(asked.expression)) return { matches: false };
  return { matches: asked.isNot, errorMessage: 'element(s) not found' };
}`;

/** Actions on one element, in the page: `{ value }` when done, else why not yet. */
const actions: Readonly<Record<string, string>> = {
  point: `async (helpers, element, force, lacks) => {
    if (!force) { const lack = await lacks('visible', 'enabled', 'stable'); if (lack) return lack; }
    const target = helpers.retarget(element, 'button-link') ?? element;
    const boxes = () => [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const seen = ({ left, top, right, bottom }) => ({ x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2, y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2 });
    const within = ({ left, top, right, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    let why = 'it has no size';
    for (const block of ['nearest', 'center', 'start', 'end']) {
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      const box = boxes().find(within);
      if (!box) continue;
      const point = seen(box);
      const hit = force ? 'done' : helpers.expectHitTarget(point, target);
      if (hit === 'done') return { value: point };
      why = 'it is behind ' + hit.hitTargetDescription;
    }
    return { wait: why };
  }`,
  fill: `async (helpers, element, value, lacks) => {
    const lack = await lacks('visible', 'enabled', 'editable');
    if (lack) return lack;
    if (helpers.fill(element, value) === 'needsinput')
      document.execCommand(value === '' ? 'delete' : 'insertText', false, value);
    return {};
  }`,
  focus: '(helpers, element) => { helpers.focusNode(element); return {}; }',
  blur: '(helpers, element) => { helpers.blurNode(element); return {}; }',
  scroll: `(helpers, element) => { element.scrollIntoView({ block: 'nearest', behavior: 'instant' }); return {}; }`,
  dispatch:
    '(helpers, element, { type, init }) => { helpers.dispatchEvent(element, type, init); return {}; }',
  selectOption: `async (helpers, element, wanted, lacks) => {
    const lack = await lacks('visible', 'enabled');
    if (lack) return lack;
    const value = helpers.selectOptions(element, [wanted]);
    return typeof value === 'string' ? { wait: value } : { value };
  }`,
  textContent: '(helpers, element) => ({ value: element.textContent })',
  innerText: '(helpers, element) => ({ value: element.innerText })',
  inputValue: '(helpers, element) => ({ value: element.value })',
  attribute: '(helpers, element, name) => ({ value: element.getAttribute(name) })',
  box: '(helpers, element) => { const { x, y, width, height } = element.getBoundingClientRect(); return { value: { x, y, width, height } }; }',
  state: '(helpers, element, name) => ({ value: helpers.elementState(element, name, true).matches })',
};
