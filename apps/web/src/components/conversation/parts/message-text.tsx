import { textParts } from '../model/text-parts.ts';

/** The text of a message as typed; its addresses are links (E6). */
export function MessageText({ text }: { text: string }) {
  return textParts(text).map(({ text: part, href }, place) => {
    // The text of a message never changes, so a place in it is a name.
    const key = `${place} ${part}`;
    if (href === undefined) return <span key={key}>{part}</span>;
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    );
  });
}
