import { fold } from './fold.ts';

const either = (endings: string) => endings.split(' ').map(fold).join('|');
/** Endings of hosts that are no ordinary words. */
const PLAIN = either('com net org info biz xyz cc cn hk tw io icu tv co ru uk eu mobi gg gd ws pw la');
/** Endings that are words too: they count after Latin letters and digits only. */
const WORDS = either(
  'vip top app site online store shop club live win bet pro fun link click cloud dev page asia',
);
/** Endings that also count with spaces around the full stop. */
const SPACED = either('com xyz cc cn');
const END = '(?![a-z0-9-])';

const LINKS: readonly RegExp[] = [
  /\p{L}[\p{L}\p{N}.-]*:\s*\/\s*\//u,
  /www\s*\./u,
  new RegExp(`[\\p{L}\\p{N}-]\\.(?:${PLAIN})${END}`, 'u'),
  new RegExp(`[a-z0-9-]\\.(?:${WORDS})${END}`, 'u'),
  new RegExp(`[\\p{L}\\p{N}-]\\s*\\.\\s*(?:${SPACED})${END}`, 'u'),
  // Any host with a path, short addresses of messengers, and an address of numbers with a port or path.
  /[a-z0-9-]\.[a-z]{2,}\/[\p{L}\p{N}]/u,
  /(?<![a-z0-9])(?:t|wa|iine)\s*\.\s*me(?![a-z0-9-])/u,
  /\d{1,3}(?:\.\d{1,3}){3}(?::\d|\/)/u,
];

/** Ways to write the full stop of a host. */
const STOPS =
  /[。．｡]|\s*[[({【（]\s*(?:\.|dot|点)\s*[\])}】）]\s*|\s+dot\s+|点(?=(?:com|cn|net|cc)(?![a-z]))/giu;

/**
 * Whether a text contains a link to a site other than these origins, with or without its scheme. Own addresses count as such only when
 * they are written exactly, with a path of plain signs at most.
 */
export function hasForeignLink(text: string, ownOrigins: readonly string[]): boolean {
  const rest = ownOrigins.reduce(withoutOwn, text);
  const folded = fold(rest.normalize('NFKC').replace(STOPS, '.'));
  return LINKS.some((link) => link.test(folded));
}

/** The text without links to this origin. */
function withoutOwn(text: string, origin: string): string {
  const written = [origin, new URL(origin).host].map((one) => one.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const own = new RegExp(
    `(?<!(?!\\p{Script=Han})[\\p{L}\\p{N}./@:-])(?:${written.join('|')})(?:/[\\w/#?=&%-]*)?(?=$|[\\s，。！？、；：,!?;)）]|\\.(?:\\s|$)|\\p{Script=Han})`,
    'giu',
  );
  return text.replace(own, ' ');
}
