import { useRef, useState } from 'react';
import { MAX_PICTURES, PICTURE_TYPES } from '#contract/media/picture-path.ts';
import { IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ChosenPicture } from './use-post-property.ts';

interface EntryProps {
  picture: ChosenPicture;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A disabled arrow stays focusable and in place, so that keyboard users do not lose focus. */
function Entry({ picture: { file, url }, index, count, onMove, onRemove }: EntryProps) {
  const place = index + 1;
  return (
    <li className="flex flex-wrap items-center gap-x-3 rounded-md border border-line p-2">
      <img src={url} alt="" width={84} height={56} className="h-14 w-21 shrink-0 rounded-sm bg-well object-cover" />
      <span className="min-w-24 flex-1 text-sm">
        <span className="block font-semibold text-ink">{index === 0 ? 'Cover picture' : `Picture ${place}`}</span>
        <span className="block truncate text-ink-3">{file.name}</span>
      </span>
      <span className="ml-auto flex shrink-0">
        <IconButton
          label={`Move picture ${place} up`}
          aria-disabled={index === 0 || undefined}
          onClick={() => index > 0 && onMove(index - 1)}
        >
          <Icon name="chevron-down" className="rotate-180" />
        </IconButton>
        <IconButton
          label={`Move picture ${place} down`}
          aria-disabled={index === count - 1 || undefined}
          onClick={() => index < count - 1 && onMove(index + 1)}
        >
          <Icon name="chevron-down" />
        </IconButton>
        <IconButton label={`Remove picture ${place}`} onClick={onRemove}>
          <Icon name="close" />
        </IconButton>
      </span>
    </li>
  );
}

interface PictureFieldProps {
  pictures: ChosenPicture[];
  add: (files: File[]) => void;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  error: string | undefined;
}

/** Up to five images with previews; the first one is shown in the list. */
export function PictureField({ pictures, add, move, remove, error }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const full = pictures.length >= MAX_PICTURES;
  const moved = (from: number, to: number) => {
    move(from, to);
    setAnnouncement(`Moved to position ${to + 1} of ${pictures.length}`);
  };
  const removed = (index: number) => {
    remove(index);
    setAnnouncement(`Picture ${index + 1} removed`);
    input.current?.focus();
  };
  return (
    <div className="grid gap-2.5">
      <Field
        label="Pictures"
        optional
        error={error}
        hint="JPG, PNG or WebP, up to 8 MB each. The first picture becomes your cover."
      >
        {(control) => (
          <div
            className={classNames(
              'relative flex items-center gap-3.5 rounded-md border-control border-dashed border-line-strong bg-sunken p-4.5',
              'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
              full ? 'text-ink-3' : 'hover:border-primary hover:bg-primary-soft',
            )}
          >
            <Icon name="M12 16V5M7.5 9 12 4.5 16.5 9M4.5 15v4.5h15V15" />
            <p className="font-semibold text-ink">
              {full ? 'You have added five pictures' : `Add pictures (${pictures.length} of ${MAX_PICTURES})`}
            </p>
            <input
              {...control}
              ref={input}
              type="file"
              multiple
              accept={PICTURE_TYPES.join()}
              aria-disabled={full || undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                // Without this the same file could not be chosen again after it was removed.
                target.value = '';
              }}
            />
          </div>
        )}
      </Field>
      {pictures.length > 0 && (
        <ol className="grid grid-cols-1 gap-2" aria-label="Chosen pictures">
          {pictures.map((picture, index) => (
            <Entry
              key={picture.url}
              picture={picture}
              index={index}
              count={pictures.length}
              onMove={(to) => moved(index, to)}
              onRemove={() => removed(index)}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
