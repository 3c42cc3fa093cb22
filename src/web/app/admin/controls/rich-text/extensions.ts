import { type AnyExtension, type Editor, type Extensions, Mark, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink, LINK_REL } from '#contract/content/html-rules.ts';

interface KeyPress {
  editor: Editor;
}

/** Cells know their spans, as the table's own code needs it, but none is read or written. */
const spans = () => ({
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

const TextTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: () => null,
  // Tab leaves the last cell, as it leaves every other control.
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => editor.commands.goToNextCell(),
    'Shift-Tab': ({ editor }) => editor.commands.goToPreviousCell(),
  }),
});

/** A link is its address and nothing else, and one that may not lead there leads nowhere. */
const linkParts = {
  addAttributes: () => ({ href: { default: null } }),
  renderHTML: ({ HTMLAttributes: { href } }: { HTMLAttributes: { href?: string } }) =>
    ['a', href && isAllowedLink(href) ? { href, rel: LINK_REL } : { rel: LINK_REL }, 0] as const,
};

/** Ctrl+Enter saves the form. */
const breakKeys = {
  addKeyboardShortcuts: () => ({ 'Shift-Enter': ({ editor }: KeyPress) => editor.commands.setHardBreak() }),
};

/** Without what the rules of written texts do not know: how a list is numbered, where a link opens. */
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

/** What the editor knows: exactly what the server keeps of a written text. */
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
