import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { PictureKind, StaffPicture } from '#contract';
import { PICTURE_TYPES } from '#contract/media/picture-path.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';
import { ICONS } from '../../icons.ts';
import {
  MAX_ALT_LENGTH,
  PictureAdvice,
  PicturePlaceholder,
  SlotName,
  toolClass,
  useShownPicture,
} from './picture-slot.tsx';
import { type PictureSize, pictureAdvice } from './use-picture-uploads.ts';

/** A picture of a listing, which also says what it shows. */
export type ListingPictureValue = StaffPicture & { kind?: PictureKind | null };

/** Where a picture can be moved to; undefined at an end. */
export interface Moves {
  first: (() => void) | undefined;
  left: (() => void) | undefined;
  right: (() => void) | undefined;
  last: (() => void) | undefined;
}

const KEYS: Record<string, keyof Moves> = { ArrowLeft: 'left', ArrowRight: 'right', Home: 'first', End: 'last' };

interface MoveHandleProps {
  name: string;
  id: number;
  moves: Moves;
  onReplace: () => void;
}

/** The handle of a picture: dragged with a mouse, moved with the arrow keys, and a menu for touch. */
function MoveHandle({ name, id, moves, onReplace }: MoveHandleProps) {
  const press = (event: KeyboardEvent) => {
    const way = KEYS[event.key];
    if (!way) return;
    event.preventDefault();
    moves[way]?.();
  };
  const item = (label: string, way: keyof Moves) => {
    const onSelect = moves[way];
    return onSelect ? [{ label, onSelect }] : [];
  };
  return (
    <Menu
      align="start"
      label={`Move ${name}`}
      trigger={
        <button
          type="button"
          data-move={id}
          title="Drag it, or press the arrow keys"
          aria-label={`Move ${name}`}
          className="grid size-11 flex-none cursor-grab place-items-center rounded-sm text-ink-2 hover:bg-well can-hover:size-8"
          onKeyDown={press}
        >
          <Icon name={ICONS.grip} size="sm" className="[stroke-width:2.6]" />
        </button>
      }
      items={[
        ...item('Make it the cover', 'first'),
        ...item('Move left', 'left'),
        ...item('Move right', 'right'),
        { label: 'Replace', onSelect: onReplace },
      ]}
    />
  );
}

interface PictureTileProps {
  picture: ListingPictureValue;
  preview: string | undefined;
  /** 'Cover' or 'Picture 2'. */
  name: string;
  isCover: boolean;
  kinds: Record<PictureKind, string>;
  /** The alternative text that it gets if none is written. */
  suggestion: string;
  disabled: boolean;
  dragged: boolean;
  moves: Moves;
  onChange: (part: Partial<ListingPictureValue>) => void;
  onDrag: (dragged: boolean) => void;
  /** Another picture is dragged over it. */
  onDragOver: () => void;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

const isFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

const FIELD =
  'min-h-11 w-full min-w-0 rounded-sm border border-transparent bg-transparent px-1.5 text-base text-ink hover:border-line-strong focus-visible:border-line-strong disabled:text-ink-3 can-hover:min-h-8 lg:text-sm';

/** A picture of a listing: what it shows, its alternative text, and how it is moved, replaced and removed. */
export function PictureTile(props: PictureTileProps) {
  const { picture, preview, name, isCover, kinds, suggestion, disabled, dragged, moves } = props;
  const { onChange, onDrag, onDragOver, onReplace, onRemove } = props;
  const { src, size, loadError } = useShownPicture(picture, preview);
  const [loaded, setLoaded] = useState<PictureSize>();
  const file = useRef<HTMLInputElement>(null);
  const dimensions = size ?? (picture.url === null ? loaded : undefined);
  const advice = dimensions && pictureAdvice(dimensions, picture.kind);
  return (
    <li className={classNames(isCover && 'col-span-2 row-span-2')}>
      <div
        className={classNames(
          'flex h-full flex-col overflow-clip rounded-md border border-line bg-surface',
          dragged && 'opacity-50',
        )}
        draggable={!disabled}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
        onDragOver={(event) => {
          if (!isFile(event)) {
            event.preventDefault();
            onDragOver();
          }
        }}
      >
        <div className="relative aspect-3/2 flex-none bg-sunken">
          {src !== undefined && loadError === undefined ? (
            <img
              src={src}
              alt={picture.alt || suggestion}
              draggable={false}
              className="absolute inset-0 size-full object-cover"
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setLoaded({ width, height })
              }
            />
          ) : (
            <PicturePlaceholder loadError={loadError} />
          )}
          {isCover && <SlotName>Cover</SlotName>}
          {!disabled && (
            <button
              type="button"
              className={classNames(toolClass, 'absolute! top-1.5 right-1.5 can-hover:size-8!')}
              aria-label={`Remove ${name}`}
              onClick={onRemove}
            >
              <Icon name="close" size="sm" />
            </button>
          )}
        </div>
        <div className="grid gap-0.5 p-1">
          <div className="flex items-center gap-0.5">
            {!disabled && (
              <MoveHandle name={name} id={picture.id} moves={moves} onReplace={() => file.current?.click()} />
            )}
            <select
              aria-label={`Shows (${name})`}
              className={classNames(FIELD, 'font-medium')}
              disabled={disabled}
              value={picture.kind ?? ''}
              onChange={({ target }) => onChange({ kind: target.value === '' ? null : (target.value as PictureKind) })}
            >
              <option value="">Kind not stated</option>
              {Object.entries(kinds).map(([kind, label]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <input
            type="text"
            aria-label={`Describe this picture (${name})`}
            title={picture.alt || suggestion}
            className={classNames(FIELD, 'placeholder:text-ink-3')}
            placeholder={suggestion || 'Description'}
            maxLength={MAX_ALT_LENGTH}
            disabled={disabled}
            value={picture.alt}
            onChange={({ target }) => onChange({ alt: target.value })}
          />
          {advice && <PictureAdvice>{advice}</PictureAdvice>}
        </div>
      </div>
      <input
        ref={file}
        type="file"
        tabIndex={-1}
        hidden
        accept={PICTURE_TYPES.join()}
        aria-label={`Replace ${name}`}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onReplace(chosen);
          target.value = '';
        }}
      />
    </li>
  );
}
