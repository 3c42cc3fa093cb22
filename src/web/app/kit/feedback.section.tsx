import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { Panel } from '#ui/panel.tsx';
import { toast } from '#ui/toast-store.ts';
import { Flow, Group, LONG_TEXT, SPOT_ART, Specimen, Three } from './specimen.tsx';

const TOASTS = {
  Success: () => toast({ variant: 'default', title: 'Success', description: 'Subscribed Successfully' }),
  Error: () => toast({ variant: 'destructive', title: 'Error', description: 'Already Subscribed' }),
  'Long text and action': () =>
    toast({
      variant: 'default',
      title: 'Success',
      description: LONG_TEXT,
      action: {
        label: 'Undo',
        altText: 'Open the list to undo it',
        onAction: () => toast({ variant: 'default', title: 'Success', description: 'Undone' }),
      },
    }),
};

export function FeedbackSection() {
  return (
    <Group id="feedback" title="Toasts, empty, loading">
      <Specimen label="Toasts, one at a time">
        <Flow>
          {Object.entries(TOASTS).map(([label, show]) => (
            <Button key={label} variant="outline" onClick={show}>
              {label}
            </Button>
          ))}
        </Flow>
      </Specimen>
      <Three>
        <Panel className="px-5">
          <EmptyState
            art={SPOT_ART}
            title="No Properties!"
            line="Try removing a filter or widening the budget."
            action={<Button>Clear all filters</Button>}
          />
        </Panel>
        <Panel className="px-5">
          <EmptyState art={SPOT_ART} title="No Result Found" />
        </Panel>
        <Panel className="px-5">
          <EmptyState
            art={SPOT_ART}
            title={LONG_TEXT}
            line={LONG_TEXT}
            action={<Button variant="outline">Done</Button>}
          />
        </Panel>
      </Three>
      <Specimen label="Loading">
        <div aria-busy="true" className="grid gap-6 md:grid-cols-4">
          <Panel className="overflow-hidden">
            <Skeleton className="aspect-3/2 rounded-none" />
            <div className="grid gap-2.5 p-4">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-10" />
              <Skeleton className="size-11 rounded-full" />
            </div>
          </Panel>
          <Skeleton className="arch-mask aspect-4/5 rounded-none" />
        </div>
      </Specimen>
    </Group>
  );
}
