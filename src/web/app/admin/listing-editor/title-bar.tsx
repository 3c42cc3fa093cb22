import type { ReactNode } from 'react';
import { dayText, toTimeInput } from '#contract/india-time.ts';
import { Marker } from '#ui/badge.tsx';
import { Button, IconButton, iconButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { ICONS } from '../icons.ts';
import type { ListingSave } from './use-listing-save.ts';

const clock = (moment: string): string => toTimeInput(moment).slice(11, 16);

interface SavedStateProps {
  save: ListingSave;
  isUnsaved: boolean;
  /** Whether the listing is stored. */
  isStored: boolean;
  /** When it was last changed before the page was opened. */
  updatedAt: string | undefined;
}

function getStateText({ save, isUnsaved, isStored, updatedAt }: SavedStateProps): string {
  const { isAutosaved, isSaving, phase, savedAt } = save;
  if (isSaving) return 'Saving…';
  if (isUnsaved && phase === 'rejected') return 'Not saved. Check the marked fields';
  if (isUnsaved && phase === 'failed') return 'Not saved. Trying again soon';
  if (isUnsaved && !isAutosaved) return 'Unsaved changes';
  if (isUnsaved && !isStored) return 'Enter a title to save a draft';
  if (isUnsaved) return 'Unsaved changes';
  if (savedAt) return `${isAutosaved ? 'Draft saved' : 'Saved'} ${clock(savedAt)}`;
  return updatedAt ? `Last saved ${dayText(updatedAt)}, ${clock(updatedAt)}` : 'Nothing entered yet';
}

/** Whether the changes are saved. */
const SavedState = (props: SavedStateProps) => {
  const isFailed = props.isUnsaved && props.save.phase !== 'idle';
  const isSaved = !props.isUnsaved && !props.save.isSaving && (props.save.savedAt ?? props.updatedAt) !== undefined;
  return (
    <p
      role="status"
      className={classNames('flex items-center gap-1.5 text-sm', isFailed ? 'text-danger' : 'text-ink-3')}
    >
      {isSaved && <Icon name="check" size="sm" className="text-success" />}
      <span className="line-clamp-1">{getStateText(props)}</span>
    </p>
  );
};

interface TitleBarProps extends Omit<SavedStateProps, 'save'> {
  /** Undefined for staff who may only look. */
  save: ListingSave | undefined;
  title: string;
  backLabel: string;
  isUploading: boolean;
  onBack: () => void;
  onSave: () => void;
  /** Set where a series of new listings is entered. */
  onAnother: (() => void) | undefined;
  onPreview: (() => void) | undefined;
  menu: MenuItem[];
}

const Wide = ({ children }: { children: ReactNode }) => <span className="contents max-admin:hidden">{children}</span>;

/** The bar on top of the page: the title, whether it is saved, and what can be done with the listing. */
export function TitleBar(props: TitleBarProps) {
  const { save, title, backLabel, isUploading, onBack, onSave, onAnother, onPreview, menu } = props;
  const items = [
    ...(onPreview ? [{ label: 'Preview', icon: ICONS.eye, onSelect: onPreview }] : []),
    ...(onAnother ? [{ label: 'Save and add another', icon: 'plus' as const, onSelect: onAnother }] : []),
    ...menu,
  ];
  return (
    <div className="sticky top-16 z-(--z-sticky) -mx-(--gutter-admin) -mt-6 mb-4 flex items-center gap-2.5 border-b border-line bg-surface px-(--gutter-admin) py-2">
      <IconButton boxed label={backLabel} className="flex-none" onClick={onBack}>
        <Icon name="chevron-left" />
      </IconButton>
      <div className="mr-auto min-w-0">
        <h1 className="line-clamp-1 text-xl wrap-anywhere">{title}</h1>
        {save ? <SavedState {...props} save={save} /> : <Marker tone="info">Read-only</Marker>}
      </div>
      <Wide>
        {onPreview && (
          <Button variant="outline" onClick={onPreview}>
            <Icon name={ICONS.eye} size="sm" /> Preview
          </Button>
        )}
        <Button variant="outline" onClick={onBack}>
          Close
        </Button>
      </Wide>
      {save && (
        <Button
          type="submit"
          busy={save.isPressed || isUploading}
          busyLabel={isUploading ? 'Uploading' : 'Saving'}
          onClick={(event) => {
            event.preventDefault();
            onSave();
          }}
        >
          Save
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          label="More actions"
          trigger={
            <button type="button" className={classNames(iconButtonClass(), 'flex-none')} aria-label="More actions">
              <Icon name={ICONS.dots} className="[&_path]:stroke-3" />
            </button>
          }
          items={items}
        />
      )}
    </div>
  );
}
