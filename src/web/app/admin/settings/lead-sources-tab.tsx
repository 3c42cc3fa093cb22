import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LEAD_SCOPE_LABELS, type LeadScope, LeadSourceInput, type StaffCallWire } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { Panel } from '#ui/panel.tsx';
import { focusAtOnce } from '../bulk/focus-at-once.ts';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { ConfirmDialog } from '../engine/confirm-dialog.tsx';
import { firstIssues } from '../engine/first-issues.ts';
import { BesideTabs } from '../engine/screen-head.tsx';
import type { TabProps } from '../engine/tabbed-screen.tsx';

const KEY = ['staff', 'lead-source'];

type Source = StaffCallWire<'GET /lead-source'>['sources'][number];

/** Makes a change and reads the list again; undefined if it failed. */
function useSourceChange() {
  const client = useQueryClient();
  return async <Answer,>(send: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await send();
    } catch (error) {
      announceFailure(error);
      return undefined;
    } finally {
      await client.invalidateQueries({ queryKey: KEY });
    }
  };
}

/** A key, once: it is not stored, so it cannot be shown again. */
function KeyDialog({ value, onClose }: { value: string; onClose: () => void }) {
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    announceSuccess('Key copied');
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Key of this source"
      description="Copy it now: we do not keep it, so it cannot be shown again."
      footer={
        <>
          <Button variant="outline" onClick={() => void copy()}>
            Copy
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <code className="rounded-md bg-sunken p-4 wrap-anywhere text-ink">{value}</code>
      <p className="text-small text-ink-3">
        The other system sends leads to{' '}
        <code className="wrap-anywhere">POST {window.location.origin}/api/v1/leads</code> with the header{' '}
        <code>Authorization: Bearer</code> and this key.
      </p>
    </Dialog>
  );
}

const SCOPES = Object.entries(LEAD_SCOPE_LABELS) as [LeadScope, string][];

function AddSourceDialog({ onClose, onKey }: { onClose: () => void; onKey: (key: string) => void }) {
  const change = useSourceChange();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<LeadScope[]>(['add']);
  const [perMinute, setPerMinute] = useState('60');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const checked = LeadSourceInput.safeParse({ name, scopes, per_minute: Number(perMinute) });
    setErrors(firstIssues(checked.error));
    if (!checked.success) return;
    const added = await change(() => staffCall('POST /lead-source', { body: checked.data }));
    if (added) onKey(added.key);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add source"
      description="A portal, an advertising form or another system that sends leads."
      footer={
        <Button type="submit" form="add-source">
          Add source
        </Button>
      }
    >
      <form id="add-source" noValidate className="grid gap-4" onSubmit={(event) => void add(event)}>
        <Field label="Name" hint="Shown as the source of its leads" error={errors['name']}>
          {(control) => (
            <Input
              {...control}
              ref={focusAtOnce}
              maxLength={40}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <fieldset className="grid gap-1">
          <legend className="mb-2 text-small font-semibold text-ink">Its key allows</legend>
          {SCOPES.map(([scope, label]) => (
            <Checkbox
              key={scope}
              checked={scopes.includes(scope)}
              onChange={(event) =>
                setScopes(event.target.checked ? [...scopes, scope] : scopes.filter((each) => each !== scope))
              }
            >
              {label}
            </Checkbox>
          ))}
          {errors['scopes'] && <p className="text-sm text-danger">{errors['scopes']}</p>}
        </fieldset>
        <Field label="Calls a minute, at most" error={errors['per_minute']}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              maxLength={3}
              value={perMinute}
              onChange={(event) => setPerMinute(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

interface SourceRowProps {
  source: Source;
  onRotate: () => void;
  onDelete: () => void;
}

function SourceRow({ source, onRotate, onDelete }: SourceRowProps) {
  const { name, key_start, last_used_at, old_key_until, per_minute, scopes } = source;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4 first:border-0">
      <div className="min-w-0">
        <p className="font-semibold text-ink">{name}</p>
        <p className="text-sm text-ink-3">
          {scopes.map((scope) => LEAD_SCOPE_LABELS[scope]).join(', ')}. {per_minute} calls a minute. Key{' '}
          <code>{key_start}…</code>
        </p>
        <p className="text-sm text-ink-3">
          {last_used_at === null ? 'Not used yet' : `Last lead ${timeText(last_used_at)}`}
          {old_key_until !== null && `. The key before works until ${timeText(old_key_until)}`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" variant="outline" onClick={onRotate}>
          New key<span className="sr-only"> for {name}</span>
        </Button>
        <Button size="sm" variant="ghost" onClick={onDelete}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

/** What is open beside the list. */
type Open = { kind: 'add' } | { kind: 'key'; key: string } | { kind: 'rotate' | 'delete'; source: Source };

/** The systems that send leads, each with a key of its own. */
export function LeadSourcesTab({ title, label, beside }: TabProps) {
  const change = useSourceChange();
  const [open, setOpen] = useState<Open>();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => staffCall('GET /lead-source', undefined, { signal }),
  });
  const close = () => setOpen(undefined);
  const rotate = async (id: number) => {
    const changed = await change(() => staffCall('POST /lead-source/:id/rotation', { id }));
    setOpen(changed && { kind: 'key', key: changed.key });
  };
  const remove = async (id: number) => {
    await change(() => staffCall('DELETE /lead-source/:id', { id }));
    close();
  };
  return (
    <>
      <h1 className="mb-4 text-headline">{title}</h1>
      <BesideTabs tabs={beside}>
        <div className="grid content-start gap-4">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div>
              <h2 className="text-2xl">{label}</h2>
              <p className="mt-1 max-w-ch-75 text-ink-3">
                Portals and other systems send their leads here, each with its own key.
              </p>
            </div>
            <Button onClick={() => setOpen({ kind: 'add' })}>
              <Icon name="plus" size="sm" />
              Add source
            </Button>
          </div>
          <Panel className="px-5">
            {data?.sources.length === 0 && <p className="py-5 text-ink-3">No sources yet</p>}
            <ul>
              {data?.sources.map((source) => (
                <SourceRow
                  key={source.id}
                  source={source}
                  onRotate={() => setOpen({ kind: 'rotate', source })}
                  onDelete={() => setOpen({ kind: 'delete', source })}
                />
              ))}
            </ul>
          </Panel>
        </div>
      </BesideTabs>
      {open?.kind === 'add' && <AddSourceDialog onClose={close} onKey={(key) => setOpen({ kind: 'key', key })} />}
      {open?.kind === 'key' && <KeyDialog value={open.key} onClose={close} />}
      {open?.kind === 'rotate' && (
        <ConfirmDialog
          title="New key"
          question={`Make a new key for ${open.source.name}?`}
          note="The old key works for one more day."
          confirmLabel="Make new key"
          onConfirm={() => rotate(open.source.id)}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          danger
          title="Delete source"
          question={`Delete ${open.source.name}?`}
          note="Its key stops working at once. Its leads stay."
          confirmLabel="Delete"
          onConfirm={() => remove(open.source.id)}
          onClose={close}
        />
      )}
    </>
  );
}
