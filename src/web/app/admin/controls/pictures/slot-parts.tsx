import type { ComponentProps, ReactNode } from 'react';
import { PICTURE_TYPES } from '#contract/media/picture-limits.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

/** The frame of a picture, 3:2. */
export const slotClass = 'relative aspect-3/2 overflow-clip rounded-md border border-line bg-sunken';

/** A round button on a picture: 44 px for touch, smaller for a mouse. */
export const toolClass = classNames(
  'relative grid size-11 place-items-center rounded-full bg-white text-ink shadow-sm hover:bg-primary-soft',
  'aria-disabled:text-chuna-400 can-hover:size-9',
);

/** The label on a picture. */
export const SlotName = ({ children }: { children: ReactNode }) => (
  <span className="pointer-events-none absolute bottom-2 left-2 rounded-full bg-mor-950/82 px-2.25 py-0.75 text-meta text-white">
    {children}
  </span>
);

interface FileTargetProps extends ComponentProps<'input'> {
  onFiles: (files: File[]) => void;
}

/** An invisible native file input over its parent, which handles the file picker, drag and drop, and the keyboard. */
const FileTarget = ({ onFiles, ...rest }: FileTargetProps) => (
  <input
    {...rest}
    type="file"
    accept={PICTURE_TYPES.join()}
    className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])]);
      // Without this the same file could not be chosen again after it was removed.
      target.value = '';
    }}
  />
);

const FOCUS = 'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 outline-focus';

/** Replaces a picture with another file. */
export const ReplaceButton = ({ name, onFile }: { name: string; onFile: (file: File) => void }) => (
  <span className={classNames(toolClass, FOCUS)}>
    <Icon name="upload" size="sm" />
    <FileTarget aria-label={`Replace ${name}`} onFiles={([file]) => file && onFile(file)} />
  </span>
);

interface AddSlotProps {
  name: string;
  several: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  onFiles: (files: File[]) => void;
}

/** The empty slot after the last picture. */
export const AddSlot = ({ name, several, invalid, describedBy, onFiles }: AddSlotProps) => (
  <li
    className={classNames(
      'relative grid aspect-3/2 place-content-center justify-items-center gap-1.5 rounded-md border-control border-dashed bg-sunken text-center text-sm text-ink-3',
      'transition-colors duration-(--duration-fast) hover:border-primary hover:bg-primary-soft',
      invalid ? 'border-danger' : 'border-line-strong',
      FOCUS,
    )}
  >
    <Icon name="upload" className="text-primary" />
    <span aria-hidden="true">
      Drop or choose
      <br />
      {name}
    </span>
    <FileTarget
      aria-label={`Drop or choose ${name}`}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      multiple={several}
      onFiles={onFiles}
    />
  </li>
);
