/** Accepted document types by file extension, with their media types. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

export type DocumentExtension = keyof typeof DOCUMENT_TYPES;

export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;

export const DOCUMENT_ERRORS = {
  missing: 'Please attach your resume',
  type: 'Please choose a .pdf, .doc, .docx, .ppt or .pptx file',
  size: 'Please choose a file of at most 5 MB',
};

export function documentExtension(name: string): DocumentExtension | undefined {
  const end = /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(DOCUMENT_TYPES, end) ? (end as DocumentExtension) : undefined;
}

/** A file that was chosen in a browser or uploaded. */
export interface ChosenDocument {
  name: string;
  size: number;
}

/** Checks that the browser can do; the server also inspects the content. */
export function getDocumentError(file: ChosenDocument | null): string | undefined {
  if (!file || file.size === 0) return DOCUMENT_ERRORS.missing;
  if (!documentExtension(file.name)) return DOCUMENT_ERRORS.type;
  return file.size > MAX_DOCUMENT_BYTES ? DOCUMENT_ERRORS.size : undefined;
}
