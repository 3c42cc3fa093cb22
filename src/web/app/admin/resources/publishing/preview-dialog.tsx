import { useQuery } from '@tanstack/react-query';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast-store.ts';
import { staffCall } from '../../data/staff-call.ts';
import { announceSuccess } from '../../engine/announce.ts';
import { ICONS } from '../../icons.ts';
import { indiaTime } from '../../india-clock.ts';
import type { ListingPath } from './listing-row.ts';

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    announceSuccess('Link copied');
  } catch {
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'We could not copy the link. Please copy it yourself.',
    });
  }
}

interface PreviewDialogProps {
  path: ListingPath;
  id: number;
  title: string;
  onClose: () => void;
}

/** The private preview link of a listing, to open or to share. */
export function PreviewDialog({ path, id, title, onClose }: PreviewDialogProps) {
  const { data, isError } = useQuery({
    queryKey: ['staff', 'preview', path, id],
    queryFn: ({ signal }) => staffCall(`GET /${path}/:id/preview`, { id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: false,
  });
  const hint = data && `Anyone with the link can see the saved page until ${indiaTime(data.expires_at)}`;
  return (
    <Dialog
      open
      title="Preview"
      description={title}
      onOpenChange={onClose}
      footer={
        data && (
          <>
            <Button variant="outline" onClick={() => void copy(data.url)}>
              <Icon name={ICONS.copy} size="sm" /> Copy link
            </Button>
            <a className={buttonClass()} href={data.url} target="_blank" rel="noopener">
              Open preview
            </a>
          </>
        )
      }
    >
      <div data-first-focus>
        <Field label="Private link" hint={hint} error={isError ? 'Something went wrong' : undefined}>
          {(control) => (
            <Input
              {...control}
              readOnly
              value={data?.url ?? 'Loading...'}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
