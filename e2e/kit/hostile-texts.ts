/** The origin that scripts of the corpus report to. */
export const ELSEWHERE = 'https://elsewhere.test';

const act = 'window.broken=1';
const load = `${ELSEWHERE}/x`;

/** Payloads known to make browsers run or fetch something when text is taken for markup, an address or a style. */
const bodies: readonly string[] = [
  `<script>${act}</script>`,
  `<ScRiPt src=${load}.js></sCrIpT>`,
  `<script type=module>${act}</script>`,
  `<img src=x onerror=${act}>`,
  `<img src=${load}.png>`,
  `<img srcset="${load}.png 1x">`,
  `<svg onload=${act}>`,
  `<svg><script>${act}</script></svg>`,
  `<svg><animate onbegin=${act} attributeName=x dur=1s>`,
  `<svg><image href=${load}.svg></svg>`,
  `<svg><foreignObject><body onload=${act}></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${act}>`,
  `<body onload=${act}>`,
  `<iframe srcdoc="<script>parent.broken=1</script>">`,
  `<iframe src=javascript:${act}>`,
  `<iframe src=${load}>`,
  `<object data=${load}>`,
  `<embed src=${load}>`,
  `<video><source onerror=${act}></video>`,
  `<audio src=x onerror=${act}>`,
  `<details open ontoggle=${act}>x</details>`,
  `<input autofocus onfocus=${act}>`,
  `<select autofocus onfocus=${act}>`,
  `<textarea autofocus onfocus=${act}>`,
  `<marquee onstart=${act}>`,
  `<a href=javascript:${act} autofocus onfocus=this.click()>x</a>`,
  `<a href="java\tscript:${act}">x</a>`,
  `<form action=${load}><button autofocus>x</button></form>`,
  `<form><button formaction=javascript:${act}>x</button></form>`,
  `<base href=${ELSEWHERE}/>`,
  `<meta http-equiv=refresh content="0;url=${load}">`,
  `<link rel=stylesheet href=${load}.css>`,
  `<link rel=prefetch href=${load}>`,
  `<style>@import "${load}.css";</style>`,
  `<style>*{background:url(${load})}</style>`,
  `<div style="background:url(${load})">x</div>`,
  `<template><img src=x onerror=${act}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${act}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${act}>">`,
  `<!--><img src=x onerror=${act}>-->`,
  `<![CDATA[<img src=x onerror=${act}>]]>`,
  `javascript:${act}`,
  `data:text/html,<script>${act}</script>`,
  `url(${load})`,
  `{{constructor.constructor('${act}')()}}`,
  `\${${act}}`,
];

/** Ways in which a text breaks out of its place. */
const ways: readonly ((body: string) => string)[] = [
  (body) => body,
  (body) => `">${body}`,
  (body) => `'>${body}<'`,
  (body) => `</title></textarea></style></script>${body}`,
  (body) => `]]>\u202e${body}\u0000`,
];

/** More than two hundred texts that must stay texts (V5). */
export const hostileTexts: readonly string[] = ways.flatMap((way) => bodies.map(way));

/** Values of theme variables that try to break out of their declaration. */
export const hostileValues: readonly string[] = [
  `url(${load})`,
  `red;background:url(${load})`,
  `#fff}body{background:url(${load})`,
  `image-set("${load}" 1x)`,
  `\\75rl(${load})`,
  `@import "${load}"`,
  `expression(${act})`,
  '//elsewhere.test/x.svg',
  `${load}.svg`,
  '/../x.svg',
];
