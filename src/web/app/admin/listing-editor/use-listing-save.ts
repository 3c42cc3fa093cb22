import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Changed, ListingStatus } from '#contract';
import { CallError } from '../../data/http.ts';
import { staffRequest } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import type { FormField, Values } from '../engine/form-field.tsx';
import { RECORD_TEXTS } from '../engine/record-texts.ts';
import type { Resource } from '../engine/resource.ts';
import { type Conflict, saveFields } from '../engine/save-fields.ts';
import { type Draft, pickValues } from '../engine/use-draft.tsx';
import { type CurrentRecord, useRefresh } from '../engine/use-record.ts';

const AUTOSAVE_MS = 3_000;
/** After a lost connection. */
const RETRY_MS = 15_000;

/** Fields that only a press changes. */
const BY_PRESS = new Set(['status', 'scheduled_for']);

/** Listings with these statuses are not public and will not become so by themselves. */
const AUTOSAVED = new Set<ListingStatus>(['draft', 'withdrawn', 'sold']);

/** What a save adds to the changed fields. */
interface SaveRequest {
  isAuto?: boolean;
  /** Sent besides the fields of the form. */
  extra?: Values;
  /** Leaves the fields of the form as they are stored. */
  isBare?: boolean;
  /** Called if it fails. */
  undo?: () => void;
  /** The success message, if it is not the usual one. */
  done?: string;
  /** Runs once everything is saved. */
  onDone?: (() => void) | undefined;
}

type Phase = 'idle' | 'failed' | 'rejected';

interface SaveOptions {
  resource: Pick<Resource, 'noun' | 'path'>;
  draft: Draft;
  fields: FormField[];
  /** Undefined until a new listing is stored. */
  id: number | undefined;
  /** The status of the stored listing. */
  status: ListingStatus;
  /** Whether the session began with a new listing that was not saved by a press yet. */
  isAdded: boolean;
  /** False where nothing is saved without a press. */
  mayAutosave: boolean;
  /** Gives the page the address of the new listing. */
  onCreated: (id: number) => Promise<void>;
  /** Called after a save by a press. */
  onSaved: () => void;
  reload: () => Promise<CurrentRecord | undefined>;
  onInvalid: () => void;
  /** Called when the server has found warnings that the page does not know. */
  onUnchecked: () => void;
}

/**
 * Saves a listing: by a press, and a listing that is not published also some seconds after a change. One save runs at a
 * time; the next one starts with what was typed meanwhile.
 */
export function useListingSave(options: SaveOptions) {
  const { resource, draft, fields, id, status, mayAutosave, reload } = options;
  const { noun, path } = resource;
  const client = useQueryClient();
  const refresh = useRefresh(resource);
  /** The first one is under way. */
  const [queue, setQueue] = useState<SaveRequest[]>([]);
  const [savedAt, setSavedAt] = useState<string>();
  const [{ phase, values: failedValues }, setFailure] = useState<{ phase: Phase; values?: Values }>({ phase: 'idle' });
  const [conflict, setConflict] = useState<Conflict>();
  const [opened] = useState(draft.values);

  const invalid = draft.findErrors({ ...draft.values, status });
  const changed = draft.changed.filter((name) => !BY_PRESS.has(name) && invalid[name] === undefined);
  const isAutosaved = mayAutosave && AUTOSAVED.has(status);
  /** What would be saved without a press; a new listing needs a title. */
  const automatic = !isAutosaved || (id === undefined && invalid.title !== undefined) ? [] : changed;

  const create = async (names: string[], extra: Values): Promise<Values> => {
    const known = Object.fromEntries(
      fields.map(({ name, initial }) => [name, names.includes(name) ? draft.values[name] : initial]),
    );
    const added = await staffRequest<{ id: number }>(`/${path}`, { method: 'POST', body: { ...known, ...extra } });
    const { record } = await staffRequest<{ record: { updatedAt: string } }>(`/${path}/${added.id}`);
    // A reload before the page has the new address finds what was typed in the browser.
    await options.onCreated(added.id);
    draft.settle(known, record.updatedAt);
    return known;
  };

  const change = async (recordId: number, names: string[], extra: Values): Promise<boolean> => {
    const version = conflict?.version ?? draft.version;
    const save = async (values: Values, from: string | undefined) => {
      const body = { ...values, ...extra };
      const answer = await staffRequest<Changed>(`/${path}/${recordId}`, { method: 'PATCH', body, ifMatch: from });
      draft.settle(values, answer.version);
    };
    const found = await saveFields({ draft, fields, names, version, save, reload });
    setConflict(found);
    return found === undefined;
  };

  /** Whether everything that the request names is stored. */
  const store = async ({ isAuto = false, isBare = false, extra = {} }: SaveRequest): Promise<boolean> => {
    const names = isBare ? [] : isAuto ? automatic : draft.changed;
    if (id !== undefined) {
      return names.length === 0 && Object.keys(extra).length === 0 ? true : change(id, names, extra);
    }
    await create(isAuto ? names : fields.map(({ name }) => name), extra);
    return true;
  };

  const succeed = async ({ isAuto = false, done, onDone }: SaveRequest) => {
    setSavedAt(new Date().toISOString());
    setFailure({ phase: 'idle' });
    if (isAuto) await client.invalidateQueries({ queryKey: ['staff', path] });
    else {
      announceSuccess(done ?? (options.isAdded ? RECORD_TEXTS.added(noun) : RECORD_TEXTS.updated(noun)));
      options.onSaved();
      await refresh();
    }
    onDone?.();
  };

  const fail = (error: unknown, { isAuto = false, undo }: SaveRequest) => {
    undo?.();
    if (error instanceof CallError && error.failure?.warnings) options.onUnchecked();
    const isRejected = error instanceof CallError && error.status >= 400 && error.status < 500;
    setFailure({ phase: isRejected ? 'rejected' : 'failed', values: draft.values });
    const isNamed = isRejected && draft.showErrors(error);
    if (isAuto) return;
    if (isNamed) options.onInvalid();
    announceFailure(error);
  };

  const run = useEffectEvent(async (request: SaveRequest) => {
    try {
      if (await store(request)) await succeed(request);
    } catch (error) {
      fail(error, request);
    } finally {
      setQueue(([_done, ...waiting]) => waiting);
    }
  });
  const [current] = queue;
  useEffect(() => {
    if (!current) return undefined;
    const start = setTimeout(() => void run(current));
    return () => clearTimeout(start);
  }, [current]);
  const ask = (request: SaveRequest) => setQueue((waiting) => [...waiting, request]);

  const isTouched = draft.values !== opened;
  const isDue = isTouched && automatic.length > 0 && !conflict && !current;
  const isRefused = phase === 'rejected' && failedValues === draft.values;
  const delay = phase === 'failed' && failedValues === draft.values ? RETRY_MS : AUTOSAVE_MS;
  useEffect(() => {
    if (!isDue || isRefused) return undefined;
    const timer = setTimeout(() => setQueue((waiting) => [...waiting, { isAuto: true }]), delay);
    return () => clearTimeout(timer);
    // Every change begins the pause again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isDue, isRefused, delay, draft.values]);

  return {
    /** Saves what has changed; fields must be valid. */
    save: (request: Omit<SaveRequest, 'isAuto'> = {}) => ask(request),
    /** Saves at once what would be saved without a press. */
    flush: () => ask({ isAuto: true }),
    /** Whether leaving would lose nothing that is not saved without a press. */
    isFlushable:
      automatic.length > 0 && draft.changed.every((name) => automatic.includes(name)) && !isRefused && phase === 'idle',
    isAutosaved,
    isSaving: current !== undefined,
    /** Whether a save by a press is under way, after which nothing is unsaved. */
    isPressed: queue.some(({ isAuto }) => !isAuto),
    phase,
    savedAt,
    conflict,
    resolve: (taken: string[]) => {
      draft.accept(pickValues(conflict?.theirs ?? {}, taken));
      ask({});
    },
    giveUp: () => {
      setConflict(undefined);
      setFailure({ phase: 'rejected', values: draft.values });
    },
  };
}

export type ListingSave = ReturnType<typeof useListingSave>;
