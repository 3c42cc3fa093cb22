import { plainText } from '../shared/plain-text.ts';

export interface TextSection {
  id: string;
  title: string;
  html: string;
}

const toId = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Ids that every page already uses. */
const OF_THE_PAGE = ['main', 'faqs'];

/** Splits sanitized HTML at its headings and gives each section an id for links. */
export function parseSections(html: string): { opening: string; sections: TextSection[] } {
  const [opening = '', ...parts] = html.split('<h2>');
  const usedIds = new Set(OF_THE_PAGE);
  const sections = parts.map((part, index) => {
    const [heading = '', ...rest] = part.split('</h2>');
    const title = plainText(heading);
    const name = toId(title);
    const id = name === '' || usedIds.has(name) ? `section-${index + 1}` : name;
    usedIds.add(id);
    return { id, title, html: rest.join('').trim() };
  });
  return { opening: opening.trim(), sections };
}
