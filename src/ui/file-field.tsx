import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';

const FILE = 'M6.5 3.5h7L18 8v12.5H6.5zM13 3.5V8.5h5M9.5 13h5M9.5 16.5h5';
const UPLOAD = 'M12 16V5M7.5 9 12 4.5 16.5 9M4.5 15v4.5h15V15';

export interface FileFieldProps {
  label: ReactNode;
  accept: string;
  /** Names the allowed file types. */
  hint: ReactNode;
  error?: ReactNode;
  file: File | null;
  onFile: (file: File | null) => void;
  optional?: boolean;
  /** Sends the file with a form that is sent without scripts. */
  name?: string;
}

const formatSize = ({ size }: File): string =>
  size < 1_048_576 ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / 1_048_576).toFixed(1)} MB`;

/** One file, chosen in the file picker or dropped; a dropped file can be of any type, so validate it. */
export function FileField({ label, accept, hint, error, file, onFile, optional, name }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const detailId = useId();
  useEffect(() => {
    // Without this the same file could not be chosen again after it was removed.
    if (file === null && input.current) input.current.value = '';
  }, [file]);
  const remove = () => {
    onFile(null);
    input.current?.focus();
  };
  return (
    <Field label={label} error={error} optional={optional}>
      {(control) => (
        <div
          className={classNames(
            'relative flex items-center gap-3.5 rounded-md border-control border-dashed border-line-strong bg-sunken p-4.5',
            'transition-colors duration-(--duration-fast) hover:border-primary hover:bg-primary-soft',
            'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
            'has-[input[aria-invalid=true]]:border-danger has-[input[aria-invalid=true]]:bg-danger-soft',
          )}
        >
          <Icon name={file ? FILE : UPLOAD} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere text-ink">{file ? file.name : 'Choose a file'}</p>
            <p id={detailId} className="text-note text-ink-3">
              {file ? formatSize(file) : hint}
            </p>
          </div>
          {/* The native input covers the area, so that file picker, drag and drop, and keyboard work natively. */}
          <input
            {...control}
            aria-describedby={classNames(detailId, control['aria-describedby'])}
            ref={input}
            type="file"
            name={name}
            accept={accept}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => onFile(event.target.files?.[0] ?? null)}
          />
          {file && (
            <IconButton label={`Remove ${file.name}`} className="-my-2.5 -mr-2.5 shrink-0" onClick={remove}>
              <Icon name="close" />
            </IconButton>
          )}
        </div>
      )}
    </Field>
  );
}
