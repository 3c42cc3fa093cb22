export { firstParagraph, safeHtml } from './safe-html.ts';
