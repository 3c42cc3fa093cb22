import type { ChainedCommands, Editor } from '@tiptap/react';
import type { IconName } from '#ui/icon.tsx';
import { ICONS } from '../../icons.ts';

export interface Tool {
  label: string;
  /** What the button shows: a letter or an icon. */
  face: { text: string; className?: string } | { icon: IconName };
  keys?: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  active?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4): Tool => ({
  label: `H${level} heading`,
  face: { text: `H${level}` },
  keys: `Ctrl+Alt+${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  active: (editor) => editor.isActive('heading', { level }),
});

/** The tools in the order of the toolbar; the link tool follows them, because it has its own popover. */
export const TOOLS: Tool[] = [
  heading(2),
  heading(3),
  heading(4),
  {
    label: 'Bold',
    face: { text: 'B', className: 'font-bold' },
    keys: 'Ctrl+B',
    run: (chain) => chain.toggleBold(),
    active: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italic',
    face: { text: 'I', className: 'italic' },
    keys: 'Ctrl+I',
    run: (chain) => chain.toggleItalic(),
    active: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Underline',
    face: { text: 'U', className: 'underline' },
    keys: 'Ctrl+U',
    run: (chain) => chain.toggleUnderline(),
    active: (editor) => editor.isActive('underline'),
  },
  {
    label: 'Bullet list',
    face: { icon: ICONS.list },
    keys: 'Ctrl+Shift+8',
    run: (chain) => chain.toggleBulletList(),
    active: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    face: { icon: ICONS.numbered },
    keys: 'Ctrl+Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    active: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Quote',
    face: { icon: ICONS.quote },
    keys: 'Ctrl+Shift+B',
    run: (chain) => chain.toggleBlockquote(),
    active: (editor) => editor.isActive('blockquote'),
  },
  {
    label: 'Insert table',
    face: { icon: ICONS.table },
    run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
  },
  { label: 'Undo', face: { icon: ICONS.undo }, keys: 'Ctrl+Z', run: (chain) => chain.undo() },
  { label: 'Redo', face: { icon: ICONS.redo }, keys: 'Ctrl+Shift+Z', run: (chain) => chain.redo() },
];

/** The tools for the table around the caret. */
export const TABLE_TOOLS: Tool[] = [
  { label: 'Add row', face: { text: 'Add row' }, run: (chain) => chain.addRowAfter() },
  { label: 'Add column', face: { text: 'Add column' }, run: (chain) => chain.addColumnAfter() },
  { label: 'Delete row', face: { text: 'Delete row' }, run: (chain) => chain.deleteRow() },
  { label: 'Delete column', face: { text: 'Delete column' }, run: (chain) => chain.deleteColumn() },
  { label: 'Header row', face: { text: 'Header row' }, run: (chain) => chain.toggleHeaderRow() },
  { label: 'Delete table', face: { text: 'Delete table' }, run: (chain) => chain.deleteTable() },
];
