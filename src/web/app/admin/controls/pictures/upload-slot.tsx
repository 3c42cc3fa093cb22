import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { SlotName, slotClass, toolClass } from './picture-slot.tsx';
import type { Upload } from './use-picture-uploads.ts';

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
export function UploadSlot({ upload, name, onRetry, onDrop }: UploadSlotProps) {
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
