import './editor.css';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { proseClass } from '#ui/prose.ts';
import { EXTENSIONS, pastedHtml, writtenHtml } from './extensions.ts';
import { Toolbar } from './toolbar.tsx';

export interface EditorProps {
  id: string;
  label: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  value: string;
  onChange: (html: string) => void;
}

/** The rich text editor. Ctrl+K sets a link, Alt+F10 moves the focus to the toolbar. */
export default function Editor({ id, label, describedBy, invalid, disabled, value, onChange }: EditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const [linkOpen, setLinkOpen] = useState(false);
  /** The last value that was received from or sent to the parent. */
  const lastValue = useRef(value);
  /** The same value as the editor serializes it, so that normalization alone does not count as a change. */
  const shown = useRef('');
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editable: !disabled,
    injectCSS: false,
    // The editor is not rendered on the server.
    immediatelyRender: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(invalid ? { 'aria-invalid': 'true' } : {}),
        class: classNames(proseClass, 'max-w-none! min-h-40 px-3.5 py-3 text-base text-ink outline-none'),
      },
      handleKeyDown: (_view, event) => {
        if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          setLinkOpen(true);
          return true;
        }
        if (event.key !== 'F10' || !event.altKey) return false;
        root.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
        return true;
      },
    },
    onCreate: ({ editor: now }) => {
      shown.current = writtenHtml(now.getHTML());
    },
    onUpdate: ({ editor: now }) => {
      const html = writtenHtml(now.getHTML());
      if (html === shown.current) return;
      shown.current = html;
      lastValue.current = html;
      onChange(html);
    },
  });
  useEffect(() => {
    if (!editor || value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    shown.current = writtenHtml(editor.getHTML());
  }, [editor, value]);
  useEffect(() => editor?.setEditable(!disabled, false), [editor, disabled]);

  return (
    <div
      ref={root}
      className={classNames(
        'rounded-md border has-[.ProseMirror-focused]:border-focus has-[.ProseMirror-focused]:outline-2 has-[.ProseMirror-focused]:-outline-offset-1 outline-focus',
        invalid ? 'border-danger bg-danger-soft' : 'border-line-strong bg-surface',
        disabled && 'bg-well!',
      )}
    >
      {editor && !disabled && <Toolbar editor={editor} label={label} linkOpen={linkOpen} onLinkOpen={setLinkOpen} />}
      <EditorContent editor={editor} className="max-h-[60vh] overflow-y-auto" />
    </div>
  );
}
