import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { PictureKind, StaffPicture } from '#contract';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { labelClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ControlProps } from './basic-controls.tsx';
import { AddSlot, PictureSlot, SlotName, slotClass, toolClass } from './pictures/picture-slot.tsx';
import { type Upload, usePictureUploads } from './pictures/use-picture-uploads.ts';

interface UploadSlotProps {
  upload: Upload;
  name: string;
  onRetry: () => void;
  onDrop: () => void;
}

function Failed({ upload: { file, uploadError, again }, onRetry }: Pick<UploadSlotProps, 'upload' | 'onRetry'>) {
  return (
    <div role="alert" className="absolute inset-0 grid content-center gap-1 bg-danger-soft px-3 pt-10 text-sm">
      <p className="text-danger">{uploadError}</p>
      <p className="truncate text-ink-3">{file.name}</p>
      {again && (
        <Button size="sm" variant="outline" className="justify-self-start" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** A file that is being uploaded, or the error that stopped it. */
function UploadSlot({ upload, name, onRetry, onDrop }: UploadSlotProps) {
  const { preview, percent, uploadError } = upload;
  const failed = uploadError !== undefined;
  return (
    <li className={classNames(slotClass, failed && 'border-danger!')}>
      {failed ? (
        <Failed upload={upload} onRetry={onRetry} />
      ) : (
        <>
          <img src={preview} alt="" className="size-full object-cover opacity-45" />
          <SlotName>Uploading {percent}%</SlotName>
          <progress className="sr-only" aria-label={`Uploading ${name}`} max={100} value={percent} />
        </>
      )}
      <button
        type="button"
        aria-label={failed ? `Remove ${name}` : `Stop uploading ${name}`}
        className={classNames(toolClass, 'absolute! top-2 right-2')}
        onClick={onDrop}
      >
        <Icon name="close" size="sm" />
      </button>
    </li>
  );
}

/** A copy of the list with one entry moved. */
function moved<Entry>(entries: Entry[], from: number, to: number): Entry[] {
  const rest = entries.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...entries.slice(from, from + 1), ...rest.slice(to)];
}

/** A picture of a record; listings also say what it shows. */
export type SlotPicture = StaffPicture & { kind?: PictureKind | null };

interface PictureSlotsProps extends ControlProps<SlotPicture[]> {
  max: number;
  /** What a picture can show, for records that store it. */
  kinds?: Record<PictureKind, string> | undefined;
  /** The name of each slot: 'Cover', 'Picture 2'. */
  names: string[];
  /** Shown uncropped, and without advice about its size. */
  anyShape?: boolean | undefined;
  /** Whether it has an alternative text of its own. */
  isDescribed?: boolean | undefined;
}

/** The pictures of a record in order; files are uploaded as soon as they are chosen. */
export function PictureSlots(props: PictureSlotsProps) {
  const {
    label,
    value,
    onChange,
    hint,
    error,
    optional,
    disabled = false,
    max,
    names,
    anyShape = false,
    isDescribed = true,
    onBusy,
  } = props;
  const noteId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number>();
  const getName = (place: number) => names[place] ?? `Picture ${place + 1}`;

  const { uploads, previews, add, retry, drop, busy } = usePictureUploads((picture, { replaces }: Upload) =>
    onChange(
      value.some(({ id }) => id === replaces)
        ? value.map((old) => (old.id === replaces ? { ...picture, kind: old.kind ?? null } : old))
        : [...value, picture],
    ),
  );
  const reportBusy = useEffectEvent((now: boolean) => onBusy?.(now));
  useEffect(() => {
    if (!busy) return undefined;
    reportBusy(true);
    return () => reportBusy(false);
  }, [busy]);

  const arriving = uploads.filter(({ replaces }) => replaces === undefined);
  const room = max - value.length - arriving.length;
  const addAll = (files: File[]) => {
    add(files.slice(0, room));
    if (files.length > room)
      setAnnouncement(room === 1 ? 'You can add 1 more picture' : `You can add ${room} more pictures`);
  };
  const move = (from: number, to: number) => {
    onChange(moved(value, from, to));
    setAnnouncement(`${getName(from)} is now ${getName(to)}`);
  };
  const step = (from: number, to: number, side: 'left' | 'right') => () => {
    move(from, to);
    // A moved element loses the focus; it is restored after the list has rendered.
    const selector = `[data-move="${value[from]?.id} ${side}"]`;
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  const remove = (place: number) => {
    onChange(value.filter((_, at) => at !== place));
    setAnnouncement(`${getName(place)} removed`);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
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
      <ul
        ref={list}
        className={classNames('mt-3 grid items-start gap-3', max > 1 ? 'grid-cols-2 sm:grid-cols-3' : 'max-w-72')}
      >
        {value.map((picture, place) => {
          const replacing = uploads.find(({ replaces }) => replaces === picture.id);
          return replacing ? (
            <UploadSlot
              key={picture.id}
              upload={replacing}
              name={getName(place)}
              onRetry={() => retry(replacing.preview)}
              onDrop={() => drop(replacing.preview)}
            />
          ) : (
            <PictureSlot
              key={picture.id}
              picture={picture}
              preview={previews[picture.id]}
              name={getName(place)}
              altMissing={Boolean(error) && picture.alt.trim() === ''}
              disabled={disabled}
              anyShape={anyShape}
              isDescribed={isDescribed}
              dragged={dragged === picture.id}
              onDrag={(now) => setDragged(now ? picture.id : undefined)}
              onDragOver={() => {
                const from = value.findIndex(({ id }) => id === dragged);
                if (from >= 0 && from !== place) move(from, place);
              }}
              moves={
                value.length > 1
                  ? {
                      left: place > 0 ? step(place, place - 1, 'left') : undefined,
                      right: place < value.length - 1 ? step(place, place + 1, 'right') : undefined,
                    }
                  : undefined
              }
              kinds={props.kinds}
              onKind={(kind) => onChange(value.map((old) => (old.id === picture.id ? { ...old, kind } : old)))}
              onAlt={(alt) => onChange(value.map((old) => (old.id === picture.id ? { ...old, alt } : old)))}
              onReplace={(file) => add([file], picture.id)}
              onRemove={() => remove(place)}
            />
          );
        })}
        {arriving.map((upload, index) => (
          <UploadSlot
            key={upload.preview}
            upload={upload}
            name={getName(value.length + index)}
            onRetry={() => retry(upload.preview)}
            onDrop={() => drop(upload.preview)}
          />
        ))}
        {room > 0 && !disabled && (
          <AddSlot
            name={getName(max - room)}
            several={room > 1}
            invalid={Boolean(error) && value.length === 0}
            describedBy={noteId}
            onFiles={addAll}
          />
        )}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}

interface PictureControlProps extends ControlProps<StaffPicture | null> {
  /** The name of its slot: 'Logo'. */
  name: string;
  anyShape?: boolean;
  isDescribed?: boolean;
}

/** The one picture of a record. */
export const PictureControl = ({ value, onChange, name, ...field }: PictureControlProps) => (
  <PictureSlots
    {...field}
    max={1}
    names={[name]}
    value={value ? [value] : []}
    onChange={([picture = null]) => onChange(picture)}
  />
);
