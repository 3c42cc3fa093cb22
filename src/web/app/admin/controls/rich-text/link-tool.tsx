import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';
import { linkAddress } from './link-address.ts';
import { ToolButton } from './tool-button.tsx';

interface LinkFormProps {
  href: string;
  onSet: (href: string) => void;
  onRemove: () => void;
}

/** Not a `form` element, because it is rendered inside one. */
function LinkForm({ href, onSet, onRemove }: LinkFormProps) {
  const [typed, setTyped] = useState(href);
  const [error, setError] = useState<string>();
  const set = () => {
    const address = linkAddress(typed);
    if (address === undefined) setError('Please write an address that begins with https://, or an email or number');
    else onSet(address);
  };
  return (
    <div className="grid w-72 max-w-full gap-3">
      <Field label="Address of the link" error={error}>
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              set();
            }}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button size="sm" onClick={set}>
          Set link
        </Button>
        {href !== '' && (
          <Button size="sm" variant="outline" onClick={onRemove}>
            Remove link
          </Button>
        )}
      </div>
    </div>
  );
}

interface LinkToolProps {
  editor: Editor;
  tabIndex: number;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Sets the link of the selected text, or changes the link around the caret. */
export function LinkTool({ editor, tabIndex, open, onOpen }: LinkToolProps) {
  const { active, href } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: now.isActive('link'),
      href: String(now.getAttributes('link').href ?? ''),
    }),
  });
  const around = () => editor.chain().focus().extendMarkRange('link');
  const set = (address: string) => {
    onOpen(false);
    const nothingSelected = editor.state.selection.empty && !active;
    // Without selected text the address is inserted as the link text.
    if (nothingSelected) {
      const marks = [{ type: 'link', attrs: { href: address } }];
      editor.chain().focus().insertContent({ type: 'text', text: address, marks }).run();
    } else around().setLink({ href: address }).run();
  };
  const remove = () => {
    onOpen(false);
    around().unsetLink().run();
  };
  return (
    <Popover
      label="Link"
      open={open}
      onOpenChange={onOpen}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        editor.commands.focus();
      }}
      trigger={
        <ToolButton aria-label="Link" aria-pressed={active} tabIndex={tabIndex} title="Link (Ctrl+K)">
          <Icon name="link" size="sm" />
        </ToolButton>
      }
    >
      <LinkForm href={href} onSet={set} onRemove={remove} />
    </Popover>
  );
}
