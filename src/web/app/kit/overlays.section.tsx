import { useState } from 'react';
import { AccordionItem } from '#ui/accordion.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog, type DialogProps } from '#ui/dialog.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input, Textarea } from '#ui/input.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { Menu } from '#ui/menu.tsx';
import { OFFICE_ICONS } from '#ui/office-icons.ts';
import { Panel } from '#ui/panel.tsx';
import { Popover } from '#ui/popover.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { toast } from '#ui/toast-store.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { ICONS } from '../admin/icons.ts';
import { SampleEmi, SampleFilters } from './fields.section.tsx';
import { Flow, Group, LONG_TEXT, SPOT_ART, Specimen, Three } from './specimen.tsx';

type Overlay = NonNullable<DialogProps['width']> | 'drawer' | 'menu-drawer';

const failed = () => toast({ variant: 'destructive', title: 'Error', description: 'Something went wrong!' });

function SampleForm() {
  return (
    <>
      <Field label="Full name">{(control) => <Input {...control} placeholder="Your name" />}</Field>
      <Field label="Email">{(control) => <Input {...control} placeholder="you@example.com" />}</Field>
      <Field label="Message">
        {(control) => <Textarea {...control} placeholder="I am looking for a home near…" />}
      </Field>
      <Checkbox>I agree to the Terms &amp; Conditions and to be contacted.</Checkbox>
      <Button block onClick={failed}>
        Send
      </Button>
    </>
  );
}

interface OverlaysProps {
  overlay: Overlay | undefined;
  close: () => void;
}

function Overlays({ overlay, close }: OverlaysProps) {
  const of = (name: Overlay) => ({ open: overlay === name, onOpenChange: close });
  return (
    <>
      <Dialog
        {...of('confirm')}
        width="confirm"
        title="Delete this entry?"
        description="It is gone for good, with its pictures."
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        <p>{LONG_TEXT}</p>
      </Dialog>
      <Dialog {...of('form')} title="Request Callback" description="Second Floor · ₹ 1.95 Cr">
        <SampleForm />
      </Dialog>
      <Dialog
        {...of('filters')}
        width="filters"
        title="Filters"
        footer={
          <>
            <Button variant="ghost">Clear all</Button>
            <Button className="flex-1" onClick={close}>
              Show 248 results
            </Button>
          </>
        }
      >
        <SampleFilters />
      </Dialog>
      <Dialog {...of('edit')} width="edit" title={LONG_TEXT} footer={<Button onClick={close}>Save</Button>}>
        {Array.from({ length: 12 }, (_, row) => `Paragraph ${row + 1}. ${LONG_TEXT}.`).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Dialog>
      <Drawer {...of('drawer')} title="EMI Calculator">
        <div className="p-5">
          <SampleEmi />
        </div>
      </Drawer>
      <Drawer
        {...of('menu-drawer')}
        title="Menu"
        hideTitle
        header={<b className="font-display text-2xl text-ink">Aangan</b>}
        closeLabel="Close menu"
        width="min(340px,88vw)"
      >
        <p className="p-5">{LONG_TEXT}</p>
      </Drawer>
    </>
  );
}

const OPENERS: [Overlay, string][] = [
  ['confirm', 'Confirm dialog'],
  ['form', 'Form dialog'],
  ['filters', 'Filters dialog'],
  ['edit', 'Long dialog'],
  ['drawer', 'Drawer'],
  ['menu-drawer', 'Menu drawer'],
];

const ANSWER = 'Registered projects carry an id that you can copy and check on the portal of the state.';

export function OverlaysSection() {
  const [overlay, setOverlay] = useState<Overlay>();
  return (
    <Group id="overlays" title="Overlays">
      <Flow>
        {OPENERS.map(([name, label]) => (
          <Button key={name} variant="outline" aria-haspopup="dialog" onClick={() => setOverlay(name)}>
            {label}
          </Button>
        ))}
        <Menu
          label="Actions for this row"
          trigger={
            <IconButton boxed label="Row menu">
              <Icon name={ICONS.dots} />
            </IconButton>
          }
          items={[
            { label: 'Edit', icon: ICONS.pencil, onSelect: () => setOverlay('form') },
            { label: 'Open elsewhere', icon: 'external', href: 'https://example.com/' },
            { label: 'Not now', icon: 'clock', disabled: true },
            { label: 'Delete', icon: ICONS.bin, tone: 'danger', onSelect: () => setOverlay('confirm') },
          ]}
        />
        <Popover label="Budget" trigger={<Button variant="outline">Popover</Button>}>
          <p className="max-w-72">{LONG_TEXT}</p>
          <Button variant="soft" className="mt-3">
            Apply
          </Button>
        </Popover>
        {(['top', 'bottom', 'left', 'right'] as const).map((side) => (
          <Tooltip key={side} text={`Tooltip, ${side}`} side={side}>
            <IconButton boxed label={`Tooltip, ${side}`}>
              <Icon name={OFFICE_ICONS.calculator} />
            </IconButton>
          </Tooltip>
        ))}
      </Flow>
      <Overlays overlay={overlay} close={() => setOverlay(undefined)} />
      <Specimen label="Tabs">
        <Tabs
          label="Parts of the listing"
          tabs={['Overview', 'Amenities', 'Floor plans', 'Location'].map((label) => ({
            value: label,
            label,
            content: <p>{`${label}. ${LONG_TEXT}.`}</p>,
          }))}
        />
      </Specimen>
      <Specimen label="Accordion">
        <div className="grid gap-x-12 lg:grid-cols-2">
          <AccordionItem name="kit" open question="How do I check a registration?">
            {ANSWER}
          </AccordionItem>
          <AccordionItem name="kit" question={`${LONG_TEXT}?`}>
            {ANSWER}
          </AccordionItem>
        </div>
      </Specimen>
    </Group>
  );
}

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
