import { type Editor, useEditorState } from '@tiptap/react';
import { type ComponentProps, useState } from 'react';
import { isAllowedLink } from '#contract/content/allowed-html.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';

const TOOL = classNames(
  'relative grid h-11 min-w-11 place-items-center rounded-sm px-2 text-sm font-semibold text-ink-2 hover:bg-well',
  'aria-pressed:bg-primary-soft aria-pressed:text-primary disabled:text-chuna-400 can-hover:h-9 can-hover:min-w-9',
);

/** A toolbar button that does not take the focus or the selection from the text. */
export const ToolButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button
    type="button"
    data-tool=""
    {...rest}
    className={classNames(TOOL, className)}
    onMouseDown={(event) => event.preventDefault()}
  />
);

/** Completes a typed link: adds https:// to a host, mailto: to an email address and tel: to a number. */
export function toLinkUrl(typed: string): string | undefined {
  const text = typed.trim();
  const complete = (): string => {
    if (/^(\/|[a-z]+:)/i.test(text)) return text;
    if (/^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)) return `mailto:${text}`;
    if (/^\+?[\d\s-]{7,}$/.test(text)) return `tel:${text.replaceAll(/[\s-]/g, '')}`;
    return /^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : '';
  };
  const address = complete().replaceAll(' ', '%20');
  return isAllowedLink(address) && URL.canParse(address, 'https://aangan.example') ? address : undefined;
}

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
    const address = toLinkUrl(typed);
    if (address === undefined) setError('Enter a URL that starts with https://, an email address or a phone number');
    else onSet(address);
  };
  return (
    <div className="grid w-72 max-w-full gap-3">
      <Field label="Link URL" error={error}>
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
