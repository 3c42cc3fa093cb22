import { MAX_LISTING_PICTURES } from '#contract';
import type { Fact } from './facts.ts';

const FIELD = 'picture_urls';
const MAX_URL_LENGTH = 2_000;

/** The address of a picture on a host that may be asked for it: https without a password or a port. */
export function readPictureUrl(text: string): URL | undefined {
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === '' ? url : undefined;
}

/** Splits a cell with addresses at spaces, commas and line breaks, and says which of them are fetched. */
export function readPictureCell(cell: string, allowedHosts: ReadonlySet<string>): { urls: string[]; facts: Fact[] } {
  const texts = cell.split(/[\s,;|]+/).filter((text) => text !== '');
  const urls: string[] = [];
  const facts: Fact[] = [];
  for (const text of texts.slice(0, MAX_LISTING_PICTURES)) {
    const url = readPictureUrl(text);
    if (!url) facts.push({ kind: 'picture_host', field: FIELD, value: text, message: 'Not an address of a picture' });
    else if (allowedHosts.has(url.hostname)) {
      urls.push(url.href);
      facts.push({ kind: 'picture', field: FIELD, value: url.hostname });
    } else
      facts.push({ kind: 'picture_host', field: FIELD, value: url.hostname, message: 'Host not allowed in settings' });
  }
  if (texts.length > MAX_LISTING_PICTURES)
    facts.push({ kind: 'picture_host', field: FIELD, value: '', message: `At most ${MAX_LISTING_PICTURES} pictures` });
  return { urls: [...new Set(urls)], facts };
}
