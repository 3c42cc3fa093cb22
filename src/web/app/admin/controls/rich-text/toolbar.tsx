import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { LinkTool } from './link-tool.tsx';
import { ToolButton } from './tool-button.tsx';
import { TABLE_TOOLS, TOOLS, type Tool } from './tools.ts';

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
      <Bar label={`Formatting of ${label}`}>
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
