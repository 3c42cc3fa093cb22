import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react';
import type { PictureKind, StaffPicture } from '#contract';
import { PICTURE_TYPES, pictureFiles } from '#contract/media/picture-path.ts';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select, Textarea } from '#ui/input.tsx';
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
    <Icon name={ICONS.upload} size="sm" />
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
    <Icon name={ICONS.upload} className="text-primary" />
    <span aria-hidden="true">
      Drop or choose
      <br />a picture
    </span>
    <FileTarget
      aria-label={`Drop or choose a picture (${name})`}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      multiple={several}
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
function useShownPicture({ id, url }: StaffPicture, preview: string | undefined) {
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

/** The possible moves of a picture; undefined at an end. */
interface MoveSteps {
  left: (() => void) | undefined;
  right: (() => void) | undefined;
}

interface MoveButtonsProps {
  steps: MoveSteps;
  name: string;
  id: number;
}

/** At an end the arrow is only `aria-disabled`, so that a keyboard user does not lose the focus. */
function MoveButtons({ steps, name, id }: MoveButtonsProps) {
  return (
    <div className="mt-1.5 flex gap-1.5 can-hover:absolute can-hover:right-2 can-hover:bottom-2 can-hover:mt-0">
      {(['left', 'right'] as const).map((side) => (
        <button
          key={side}
          type="button"
          data-move={`${id} ${side}`}
          aria-label={`Move ${name} ${side}`}
          aria-disabled={steps[side] === undefined || undefined}
          className={classNames(
            toolClass,
            'w-auto! flex-1 rounded-md! border border-line shadow-none! can-hover:w-9! can-hover:flex-none can-hover:rounded-full!',
          )}
          onClick={() => steps[side]?.()}
        >
          <Icon name={`chevron-${side}`} size="sm" />
        </button>
      ))}
    </div>
  );
}

const MAX_ALT_LENGTH = 200;

interface PictureSlotProps {
  picture: StaffPicture & { kind?: PictureKind | null };
  kinds: Record<PictureKind, string> | undefined;
  onKind: (kind: PictureKind | null) => void;
  preview: string | undefined;
  name: string;
  /** The alt text is missing and the field has an error. */
  altMissing: boolean;
  disabled: boolean;
  anyShape: boolean;
  isDescribed: boolean;
  dragged: boolean;
  onDrag: (dragged: boolean) => void;
  /** Another picture of the record is dragged over it. */
  onDragOver: () => void;
  /** Undefined if it is the only picture. */
  moves: MoveSteps | undefined;
  onAlt: (alt: string) => void;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

const isFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A picture of the record, with its description and the replace, remove and move buttons. */
export function PictureSlot(props: PictureSlotProps) {
  const {
    picture,
    kinds,
    onKind,
    preview,
    name,
    altMissing,
    disabled,
    anyShape,
    isDescribed,
    dragged,
    moves,
    onAlt,
    onReplace,
    onRemove,
  } = props;
  const { src, size, loadError } = useShownPicture(picture, preview);
  const [loaded, setLoaded] = useState<PictureSize>();
  const dimensions = size ?? (picture.url === null ? loaded : undefined);
  const advice = anyShape || !dimensions ? undefined : pictureAdvice(dimensions, picture.kind);
  return (
    <li className={classNames(dragged && 'opacity-50')}>
      <div
        className="relative"
        draggable={!disabled && moves !== undefined}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          props.onDrag(true);
        }}
        onDragEnd={() => props.onDrag(false)}
        onDragOver={(event) => {
          // Without this the browser navigates to a dropped file.
          event.preventDefault();
          if (!isFile(event)) props.onDragOver();
        }}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file && !disabled) onReplace(file);
        }}
      >
        <div className={slotClass}>
          {src !== undefined && loadError === undefined ? (
            <img
              src={src}
              alt={picture.alt}
              draggable={false}
              className={classNames('size-full', anyShape ? 'object-contain' : 'object-cover')}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setLoaded({ width, height })
              }
            />
          ) : (
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
        {moves && !disabled && <MoveButtons steps={moves} name={name} id={picture.id} />}
      </div>
      {advice && (
        <p className="mt-1.5 flex gap-1.5 text-note text-warning">
          <Icon name="alert" size="sm" className="mt-0.5" />
          {advice}
        </p>
      )}
      {kinds && (
        <Field
          className="mt-2"
          label={
            <>
              Shows<span className="sr-only"> ({name})</span>
            </>
          }
        >
          {(control) => (
            <Select
              {...control}
              disabled={disabled}
              value={picture.kind ?? ''}
              onChange={({ target }) => onKind(target.value === '' ? null : (target.value as PictureKind))}
            >
              <option value="">Not stated</option>
              {Object.entries(kinds).map(([kind, label]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
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
