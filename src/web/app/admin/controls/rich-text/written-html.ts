const EMPTY_END = /(?<!<p><\/p>)(<p><\/p>)+$/;

/** The editor's HTML, normalized as the server stores it, without trailing empty paragraphs. */
export const writtenHtml = (html: string): string =>
  html.replaceAll('&nbsp;', '\u00a0').replaceAll('<br>', '<br />').replace(EMPTY_END, '');

/** Maps pasted heading levels that are not supported to the nearest supported one. */
export const pastedHtml = (html: string): string =>
  html.replaceAll(/<(\/?)h1\b/gi, '<$1h2').replaceAll(/<(\/?)h[56]\b/gi, '<$1h4');
