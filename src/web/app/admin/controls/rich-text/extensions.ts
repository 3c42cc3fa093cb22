import { type AnyExtension, type Editor, type Extensions, Mark, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink, LINK_REL } from '#contract/content/allowed-html.ts';

interface KeyPress {
  editor: Editor;
}

/** The table code needs span attributes, but they are neither parsed nor rendered. */
const spans = () => ({
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

const TextTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: () => null,
  // Tab in the last cell leaves the table instead of adding a row.
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => editor.commands.goToNextCell(),
    'Shift-Tab': ({ editor }) => editor.commands.goToPreviousCell(),
  }),
});

/** A link has only an address, which is not rendered if it is not allowed. */
const linkParts = {
  addAttributes: () => ({ href: { default: null } }),
  renderHTML: ({ HTMLAttributes: { href } }: { HTMLAttributes: { href?: string } }) =>
    ['a', href && isAllowedLink(href) ? { href, rel: LINK_REL } : { rel: LINK_REL }, 0] as const,
};

/** Ctrl+Enter is left out, because it saves the form. */
const breakKeys = {
  addKeyboardShortcuts: () => ({ 'Shift-Enter': ({ editor }: KeyPress) => editor.commands.setHardBreak() }),
};

/** Removes what the HTML rules do not allow, such as list numbering and link targets. */
function narrowed(extension: AnyExtension): AnyExtension {
  if (extension.name === 'orderedList' && extension instanceof Node)
    return extension.extend({ addAttributes: () => ({}) });
  if (extension.name === 'hardBreak' && extension instanceof Node) return extension.extend(breakKeys);
  if (extension.name === 'link' && extension instanceof Mark) return extension.extend(linkParts);
  return extension;
}

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(narrowed);
  },
});

/** The editor supports exactly the elements that the server accepts. */
export const EXTENSIONS: Extensions = [
  Kit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isAllowedLink },
  }),
  TextTable,
  TableRow,
  TableHeader.extend({ addAttributes: spans }),
  TableCell.extend({ addAttributes: spans }),
];

export const EMPTY_END = /(?<!<p><\/p>)(<p><\/p>)+$/;

/** The editor's HTML, normalized as the server stores it, without trailing empty paragraphs. */
export const writtenHtml = (html: string): string =>
  html.replaceAll('&nbsp;', '\u00a0').replaceAll('<br>', '<br />').replace(EMPTY_END, '');

/** Maps pasted heading levels that are not supported to the nearest supported one. */
export const pastedHtml = (html: string): string =>
  html.replaceAll(/<(\/?)h1\b/gi, '<$1h2').replaceAll(/<(\/?)h[56]\b/gi, '<$1h4');
