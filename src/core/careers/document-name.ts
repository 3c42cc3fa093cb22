import type { DocumentExtension } from '#contract';

const MAX_LENGTH = 120;

/** Control characters, halves of characters, and what turns the direction of writing round to hide the end of a name. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** The name of a document as sent, without the folders it lay in and without what cannot be seen. */
export const visibleName = (sent: string): string =>
  (sent.replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? '').replaceAll(/\s+/g, ' ').trim();

/** A name that staff can be shown: of a length that fits, and ending as it did. */
export function shownName(visible: string, extension: DocumentExtension): string {
  const end = `.${extension}`;
  const stem = visible.slice(0, -end.length).trim() || 'document';
  return (
    stem
      .slice(0, MAX_LENGTH - end.length)
      .toWellFormed()
      .replaceAll('\ufffd', '') + end
  );
}
