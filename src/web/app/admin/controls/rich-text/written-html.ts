const EMPTY_END = /(?<!<p><\/p>)(<p><\/p>)+$/;

/** A text as it is stored: the editor's HTML in the server's spelling, without the empty lines at its end. */
export const writtenHtml = (html: string): string =>
  html.replaceAll('&nbsp;', '\u00a0').replaceAll('<br>', '<br />').replace(EMPTY_END, '');

/** What is pasted keeps its structure: headings that we do not have become the nearest that we do. */
export const pastedHtml = (html: string): string =>
  html.replaceAll(/<(\/?)h1\b/gi, '<$1h2').replaceAll(/<(\/?)h[56]\b/gi, '<$1h4');
