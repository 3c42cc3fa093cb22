import type { DocumentExtension } from '#contract';

const MAX_LENGTH = 120;

/** Control characters, lone surrogates, and direction overrides that can hide the real extension. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Strips folders and invisible characters from a file name. */
export const visibleName = (sent: string): string =>
  (sent.replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? '').replaceAll(/\s+/g, ' ').trim();

/** Shortens a name for display and keeps its extension. */
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
