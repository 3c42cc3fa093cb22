import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { StaffPicture } from '#contract';
import { PICTURE_TYPES, pictureFiles } from '#contract/media/picture-path.ts';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Textarea } from '#ui/input.tsx';
import { mediaUrl } from '../../../data/file-urls.ts';
import { CallError } from '../../../data/http.ts';
import { readPicture } from '../../data/send-picture.ts';
import { ICONS } from '../../icons.ts';
import { type PictureSize, pictureAdvice } from './use-picture-uploads.ts';

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
export const FileTarget = ({ onFiles, ...rest }: FileTargetProps) => (
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

export const FOCUS = 'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 outline-focus';

/** Replaces a picture with another file. */
export const ReplaceButton = ({ name, onFile }: { name: string; onFile: (file: File) => void }) => (
  <span className={classNames(toolClass, FOCUS)}>
    <Icon name={ICONS.upload} size="sm" />
    <FileTarget aria-label={`Replace ${name}`} onFiles={([file]) => file && onFile(file)} />
  </span>
);

interface AddSlotProps {
  name: string;
  invalid: boolean;
  describedBy: string | undefined;
  onFiles: (files: File[]) => void;
}

/** The empty slot of a picture. */
export const AddSlot = ({ name, invalid, describedBy, onFiles }: AddSlotProps) => (
  <li
    className={classNames(
      'relative grid aspect-3/2 place-content-center justify-items-center gap-1.5 rounded-md border-control border-dashed bg-sunken text-center text-sm text-ink-3',
      'transition-colors duration-(--duration-fast) hover:border-primary hover:bg-primary-soft',
      invalid ? 'border-danger' : 'border-line-strong',
      FOCUS,
    )}
  >
    <Icon name={ICONS.upload} className="text-primary" />
    <span aria-hidden="true">
      Drop or choose
      <br />a picture
    </span>
    <FileTarget
      aria-label={`Drop or choose a picture (${name})`}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onFiles={onFiles}
    />
  </li>
);

const ASK_AGAIN_MS = 1_500;
const SHOWN_WIDTH = 640;

/** The picture will never be available; other errors, such as a lost connection or a busy worker, are temporary. */
const isGone = (error: Error | null): error is CallError =>
  error instanceof CallError && (error.status === 410 || error.status === 404);

/** The URL and size of a picture; polls until the server has prepared it. */
export function useShownPicture({ id, url }: StaffPicture, preview: string | undefined) {
  const { data, error } = useQuery({
    queryKey: ['admin', 'picture', id],
    queryFn: ({ signal }) => readPicture(id, signal),
    enabled: url === null,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.url || isGone(state.error) ? false : ASK_AGAIN_MS),
  });
  const path = url ?? data?.url;
  if (!path) return { src: preview, size: undefined, loadError: isGone(error) ? error.message : undefined };
  const prepared = pictureFiles(path);
  const file = prepared?.files.webp.find(({ width }) => width >= SHOWN_WIDTH) ?? prepared?.files.webp.at(-1);
  return { src: mediaUrl(file?.path ?? path), size: prepared, loadError: undefined };
}

/** What a picture shows while it has no address: that it is being prepared, or why it never will be. */
export const PicturePlaceholder = ({ loadError }: { loadError: string | undefined }) => (
  <p
    className={classNames(
      'grid size-full content-center justify-items-center gap-1 p-3 text-center text-sm',
      loadError === undefined ? 'text-ink-3' : 'bg-danger-soft text-danger',
    )}
    role={loadError === undefined ? undefined : 'alert'}
  >
    <Icon name={loadError === undefined ? ICONS.picture : 'alert'} />
    {loadError ?? 'Processing'}
  </p>
);

/** What would improve a picture. */
export const PictureAdvice = ({ children }: { children: string }) => (
  <p className="mt-1.5 flex gap-1.5 text-note text-warning">
    <Icon name="alert" size="sm" className="mt-0.5" />
    {children}
  </p>
);

export const MAX_ALT_LENGTH = 200;

interface PictureSlotProps {
  picture: StaffPicture;
  preview: string | undefined;
  name: string;
  /** The alt text is missing and the field has an error. */
  altMissing: boolean;
  disabled: boolean;
  anyShape: boolean;
  isDescribed: boolean;
  onAlt: (alt: string) => void;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

/** The picture of a record, with its description and the replace and remove buttons. */
export function PictureSlot(props: PictureSlotProps) {
  const { picture, preview, name, altMissing, disabled, anyShape, isDescribed, onAlt, onReplace, onRemove } = props;
  const { src, size, loadError } = useShownPicture(picture, preview);
  const [loaded, setLoaded] = useState<PictureSize>();
  const dimensions = size ?? (picture.url === null ? loaded : undefined);
  const advice = anyShape || !dimensions ? undefined : pictureAdvice(dimensions);
  return (
    <li>
      <div
        className={slotClass}
        // Without this the browser navigates to a dropped file.
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file && !disabled) onReplace(file);
        }}
      >
        {src !== undefined && loadError === undefined ? (
          <img
            src={src}
            alt={picture.alt}
            draggable={false}
            className={classNames('size-full', anyShape ? 'object-contain' : 'object-cover')}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setLoaded({ width, height })}
          />
        ) : (
          <PicturePlaceholder loadError={loadError} />
        )}
        <SlotName>{name}</SlotName>
        {!disabled && (
          <div className="absolute top-2 right-2 flex gap-1.5">
            <ReplaceButton name={name} onFile={onReplace} />
            <button type="button" className={toolClass} aria-label={`Remove ${name}`} onClick={onRemove}>
              <Icon name={ICONS.bin} size="sm" />
            </button>
          </div>
        )}
      </div>
      {advice && <PictureAdvice>{advice}</PictureAdvice>}
      {isDescribed && (
        <Field
          className="mt-2"
          label={
            <>
              Describe this picture<span className="sr-only"> ({name})</span>
            </>
          }
          error={altMissing ? 'Please describe this picture' : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              className="min-h-19! py-2! text-base lg:text-sm"
              rows={2}
              maxLength={MAX_ALT_LENGTH}
              disabled={disabled}
              value={picture.alt}
              onChange={({ target }) => onAlt(target.value)}
            />
          )}
        </Field>
      )}
    </li>
  );
}
