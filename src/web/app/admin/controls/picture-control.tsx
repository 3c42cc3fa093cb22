import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { StaffPicture } from '#contract';
import { classNames } from '#ui/class-names.ts';
import { labelClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ControlProps } from './basic-controls.tsx';
import { AddSlot, PictureSlot } from './pictures/picture-slot.tsx';
import { UploadSlot } from './pictures/upload-slot.tsx';
import { usePictureUploads } from './pictures/use-picture-uploads.ts';

/** Tells the form while a control uploads files. */
export function useReportBusy(busy: boolean, onBusy: ((busy: boolean) => void) | undefined): void {
  const report = useEffectEvent((now: boolean) => onBusy?.(now));
  useEffect(() => {
    if (!busy) return undefined;
    report(true);
    return () => report(false);
  }, [busy]);
}

interface PictureControlProps extends ControlProps<StaffPicture | null> {
  /** The name of its slot: 'Logo'. */
  name: string;
  /** Shown uncropped, and without advice about its size. */
  anyShape?: boolean;
  /** Whether it has an alternative text of its own. */
  isDescribed?: boolean;
}

/** The one picture of a record, uploaded as soon as it is chosen. */
export function PictureControl(props: PictureControlProps) {
  const { label, value, onChange, hint, error, optional, disabled = false, name, onBusy } = props;
  const { anyShape = false, isDescribed = true } = props;
  const noteId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { uploads, previews, add, retry, drop, busy } = usePictureUploads((picture) => onChange(picture));
  useReportBusy(busy, onBusy);
  const [upload] = uploads;
  const remove = () => {
    onChange(null);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('input')?.focus());
  };
  return (
    <fieldset className="min-w-0" aria-describedby={noteId}>
      <legend className={labelClass}>
        {label}
        {optional && <span className="font-regular text-ink-3"> (optional)</span>}
      </legend>
      <p id={noteId} className={classNames('mt-1 text-sm', error ? 'flex gap-1.5 text-danger' : 'text-ink-3')}>
        {error && <Icon name="alert" size="sm" className="mt-0.5" />}
        {error ?? hint}
      </p>
      <ul ref={list} className="mt-3 grid max-w-72 items-start gap-3">
        {upload ? (
          <UploadSlot
            upload={upload}
            name={name}
            onRetry={() => retry(upload.preview)}
            onDrop={() => drop(upload.preview)}
          />
        ) : value ? (
          <PictureSlot
            picture={value}
            preview={previews[value.id]}
            name={name}
            altMissing={Boolean(error) && value.alt.trim() === ''}
            disabled={disabled}
            anyShape={anyShape}
            isDescribed={isDescribed}
            onAlt={(alt) => onChange({ ...value, alt })}
            onReplace={(file) => add([file], value.id)}
            onRemove={remove}
          />
        ) : (
          !disabled && (
            <AddSlot
              name={name}
              invalid={Boolean(error)}
              describedBy={noteId}
              onFiles={([file]) => file && add([file])}
            />
          )
        )}
      </ul>
    </fieldset>
  );
}
