import { useId, useRef, useState } from 'react';
import type { PictureKind } from '#contract';
import { suggestAlts } from '#contract/media/picture-alts.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { ICONS } from '../icons.ts';
import type { ControlProps } from './basic-controls.tsx';
import { useReportBusy } from './picture-control.tsx';
import { FileTarget, FOCUS } from './pictures/picture-slot.tsx';
import { type ListingPictureValue, PictureTile } from './pictures/picture-tile.tsx';
import { UploadSlot } from './pictures/upload-slot.tsx';
import { insertInOrder, usePictureUploads } from './pictures/use-picture-uploads.ts';

/** A copy of the list with one entry moved. */
function moved<Entry>(entries: Entry[], from: number, to: number): Entry[] {
  const rest = entries.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...entries.slice(from, from + 1), ...rest.slice(to)];
}

const getName = (place: number) => (place === 0 ? 'Cover' : `Picture ${place + 1}`);

interface DropZoneProps {
  room: number;
  invalid: boolean;
  describedBy: string;
  onFiles: (files: File[]) => void;
}

/** Takes files that are dropped or chosen, many at once. */
const DropZone = ({ room, invalid, describedBy, onFiles }: DropZoneProps) => (
  <li
    className={classNames(
      'relative col-span-full flex flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-md border-control border-dashed bg-sunken px-4 py-3.5 text-center text-small text-ink-3',
      'transition-colors duration-(--duration-fast) hover:border-primary hover:bg-primary-soft',
      invalid ? 'border-danger' : 'border-line-strong',
      FOCUS,
    )}
  >
    <Icon name={ICONS.picture} className="text-primary" />
    <span aria-hidden="true">
      <b className="font-semibold text-ink">Drop pictures here</b> or{' '}
      <span className="font-semibold text-link">choose files</span>
    </span>
    <span className="w-full text-note">JPG, PNG or WebP, up to 8 MB each. The kind gives each its description.</span>
    <FileTarget
      aria-label="Drop or choose pictures"
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      multiple={room > 1}
      onFiles={onFiles}
    />
  </li>
);

type Pictures = ListingPictureValue[];

interface ListingPicturesProps extends Omit<ControlProps<Pictures>, 'onChange'> {
  /** With a function, which several uploads that end together need. */
  onChange: (next: Pictures | ((now: Pictures) => Pictures)) => void;
  max: number;
  /** What a picture can show. */
  kinds: Record<PictureKind, string>;
  /** The title of the listing, for the suggested texts. */
  title: string;
}

/** The pictures of a listing in their order, the first of which is the cover. */
export function ListingPictures(props: ListingPicturesProps) {
  const { value, onChange, error, hint, disabled = false, max, kinds, title, onBusy } = props;
  const noteId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number>();
  const orders = useRef(new Map<number, number>());

  const { uploads, previews, add, retry, drop, busy } = usePictureUploads((picture, { order, replaces }) => {
    orders.current.set(picture.id, order);
    onChange((now) =>
      now.some(({ id }) => id === replaces)
        ? now.map((old) => (old.id === replaces ? { ...picture, kind: old.kind ?? null } : old))
        : insertInOrder(now, { ...picture, kind: null }, orders.current),
    );
  });
  useReportBusy(busy, onBusy);

  const arriving = uploads.filter(({ replaces }) => replaces === undefined);
  const room = max - value.length - arriving.length;
  const addAll = (files: File[]) => {
    if (disabled) return;
    add(files.slice(0, room));
    if (files.length > room)
      setAnnouncement(room === 1 ? 'You can add 1 more picture' : `You can add ${room} more pictures`);
  };
  const move = (from: number, to: number) => {
    onChange(moved(value, from, to));
    setAnnouncement(`${getName(from)} is now ${getName(to)}`);
  };
  const step = (from: number, to: number) =>
    from === to || to < 0 || to >= value.length
      ? undefined
      : () => {
          move(from, to);
          // A moved element loses the focus; it is restored after the list has rendered.
          const selector = `[data-move="${value[from]?.id}"]`;
          requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
        };
  const remove = (place: number) => {
    onChange(value.filter((_, at) => at !== place));
    setAnnouncement(`${getName(place)} removed`);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const suggestions = suggestAlts(title, value);
  const count = `${value.length} of ${max}${arriving.length > 0 ? `, ${arriving.length} uploading` : ''}`;

  return (
    <fieldset className="min-w-0" aria-describedby={noteId}>
      <legend className="sr-only">{props.label}</legend>
      <div
        // Without this the browser navigates to a file that misses the zone.
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          addAll([...event.dataTransfer.files]);
        }}
      >
        <p id={noteId} className={classNames('mb-3 text-sm', error ? 'flex gap-1.5 text-danger' : 'text-ink-3')}>
          {error && <Icon name="alert" size="sm" className="mt-0.5" />}
          {error ?? `${count}. ${hint ?? ''}`}
        </p>
        <ul ref={list} className="grid picture-columns gap-2.5">
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
              <PictureTile
                key={picture.id}
                picture={picture}
                preview={previews[picture.id]}
                name={getName(place)}
                isCover={place === 0}
                kinds={kinds}
                suggestion={title === '' ? '' : (suggestions[place] ?? '')}
                disabled={disabled}
                dragged={dragged === picture.id}
                moves={{
                  first: step(place, 0),
                  left: step(place, place - 1),
                  right: step(place, place + 1),
                  last: step(place, value.length - 1),
                }}
                onChange={(part) =>
                  onChange((now) => now.map((old) => (old.id === picture.id ? { ...old, ...part } : old)))
                }
                onDrag={(now) => setDragged(now ? picture.id : undefined)}
                onDragOver={() => {
                  const from = value.findIndex(({ id }) => id === dragged);
                  if (from >= 0 && from !== place) move(from, place);
                }}
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
            <DropZone room={room} invalid={Boolean(error)} describedBy={noteId} onFiles={addAll} />
          )}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}
