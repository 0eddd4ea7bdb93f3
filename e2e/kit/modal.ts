import type { Locator } from '@playwright/test';

/** Whether the element is centred in the window, to a pixel. */
export const isCentred = (element: Locator) =>
  element.evaluate((modal) => {
    const { left, right, top, bottom } = modal.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    return Math.abs(left + right - clientWidth) <= 2 && Math.abs(top + bottom - innerHeight) <= 2;
  });

/** The colour behind a modal dialog, or a value as the page computes it. */
export const maskOf = (element: Locator, value = '') =>
  element.evaluate((modal, wanted) => {
    if (wanted === '') return getComputedStyle(modal, '::backdrop').backgroundColor;
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = wanted;
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, value);
