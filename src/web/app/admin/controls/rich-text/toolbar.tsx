import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { ICONS } from '../../icons.ts';
import { LinkTool, ToolButton } from './link-tool.tsx';

interface Tool {
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
const TOOLS: Tool[] = [
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
const TABLE_TOOLS: Tool[] = [
  { label: 'Add row', face: { text: 'Add row' }, run: (chain) => chain.addRowAfter() },
  { label: 'Add column', face: { text: 'Add column' }, run: (chain) => chain.addColumnAfter() },
  { label: 'Delete row', face: { text: 'Delete row' }, run: (chain) => chain.deleteRow() },
  { label: 'Delete column', face: { text: 'Delete column' }, run: (chain) => chain.deleteColumn() },
  { label: 'Header row', face: { text: 'Header row' }, run: (chain) => chain.toggleHeaderRow() },
  { label: 'Delete table', face: { text: 'Delete table' }, run: (chain) => chain.deleteTable() },
];

/** The next tool in a toolbar, which is one tab stop: arrow keys, Home and End move inside it. */
function nextStop(key: string, at: number, count: number): number | undefined {
  const stops: Partial<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return stops[key];
}

const getTools = (bar: Element) => [...bar.querySelectorAll<HTMLButtonElement>('[data-tool]')];

function Bar({ label, children }: { label: string; children: (stop: number) => ReactNode }) {
  const [stop, setStop] = useState(0);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const tools = getTools(event.currentTarget);
    const at = tools.indexOf(event.target as HTMLButtonElement);
    const next = at < 0 ? undefined : nextStop(event.key, at, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    tools[next]?.focus();
  };
  return (
    <div role="toolbar" aria-label={label} className="flex flex-wrap gap-0.5 p-1" tabIndex={-1} onKeyDown={press}>
      {children(stop)}
    </div>
  );
}

const shown = ({ label, face, keys }: Tool) => ({
  label,
  face: 'icon' in face ? <Icon name={face.icon} size="sm" /> : <span className={face.className}>{face.text}</span>,
  tip: keys ? `${label} (${keys})` : label,
  plain: !('icon' in face) && face.text === label,
});

interface ToolbarProps {
  editor: Editor;
  label: string;
  linkOpen: boolean;
  onLinkOpen: (open: boolean) => void;
}

/** All formatting tools; those that are active at the caret are pressed. */
export function Toolbar({ editor, label, linkOpen, onLinkOpen }: ToolbarProps) {
  const { active, inTable } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: TOOLS.map((tool) => tool.active?.(now)),
      inTable: now.isActive('table'),
    }),
  });
  const button = (tool: Tool, tabIndex: number, pressed?: boolean) => {
    const { label: name, face, tip, plain } = shown(tool);
    const part = (
      <ToolButton
        key={name}
        aria-label={plain ? undefined : name}
        aria-pressed={pressed}
        tabIndex={tabIndex}
        onClick={() => tool.run(editor.chain().focus()).run()}
      >
        {face}
      </ToolButton>
    );
    return plain ? (
      part
    ) : (
      <Tooltip key={name} text={tip}>
        {part}
      </Tooltip>
    );
  };
  return (
    <div className="rounded-t-md border-b border-line bg-sunken">
      <Bar label={`Formatting: ${label}`}>
        {(stop) => (
          <>
            {TOOLS.map((tool, index) => button(tool, index === stop ? 0 : -1, active[index]))}
            <LinkTool editor={editor} tabIndex={stop === TOOLS.length ? 0 : -1} open={linkOpen} onOpen={onLinkOpen} />
          </>
        )}
      </Bar>
      {inTable && (
        <Bar label="Table">{(stop) => TABLE_TOOLS.map((tool, index) => button(tool, index === stop ? 0 : -1))}</Bar>
      )}
    </div>
  );
}
