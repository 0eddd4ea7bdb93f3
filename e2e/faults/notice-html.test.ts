import { type BodyNode, readBody } from '@tessera/protocol/notice-body';
import { expect, test } from 'vitest';
import { cleanHtml } from '../../apps/server/src/modules/notices/index.ts';
import { textParts } from '../../apps/web/src/components/conversation/model/text-parts.ts';
import { ELSEWHERE, hostileTexts } from '../kit/hostile-texts.ts';

/** Text, the elements of a notice without attributes, and links to https addresses. */
const CLEAN =
  /^(?:[^<>]|<\/?(?:p|ul|ol|li|strong|em|h3)>|<br \/>|<a href="https:\/\/[^"<>]*" rel="noopener noreferrer" target="_blank">|<\/a>)*$/;

const elements = (nodes: readonly BodyNode[]): Exclude<BodyNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.children)]));

test('[V5] [E6] of two hundred hostile texts only elements of a notice are left, and the client reads no others', () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
  for (const text of hostileTexts) {
    for (const html of [text, `<p>${text}</p>`, `<a href="${text}">${text}</a>`]) {
      const clean = cleanHtml(html);
      expect(clean, html).toMatch(CLEAN);
      expect(cleanHtml(clean), html).toMatch(CLEAN);
      for (const { tag, href } of elements(readBody(clean))) {
        expect(['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'a'], html).toContain(tag);
        if (href !== undefined) expect(href, html).toMatch(/^https:\/\//);
      }
      // Even uncleaned, the client makes nothing but these elements.
      for (const { href } of elements(readBody(html)))
        if (href !== undefined) expect(href, html).toMatch(/^https:\/\//);
    }
  }
});

test('a link to elsewhere stays a link that a person may follow, and loads nothing by itself', () => {
  expect(cleanHtml(`<a href="${ELSEWHERE}/x">x</a><img src="${ELSEWHERE}/x.png">`)).toBe(
    `<a href="${ELSEWHERE}/x" rel="noopener noreferrer" target="_blank">x</a>`,
  );
});

test('[V5] [E6] in messages hostile texts stay texts, and only https addresses are links', () => {
  for (const text of hostileTexts) {
    const parts = textParts(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    for (const { href, text: shown } of parts) {
      if (href === undefined) continue;
      expect(href, text).toBe(shown);
      expect(new URL(href).protocol, text).toBe('https:');
    }
  }
});
