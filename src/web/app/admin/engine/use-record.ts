import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PlaceInput } from '#contract';
import { CallError, fillPath } from '../../data/http.ts';
import { staffRequest } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from './announce.ts';
import type { Values } from './form-field.tsx';
import { RECORD_TEXTS } from './record-texts.ts';
import type { AnyRow, FormLayout, Resource, RowAction, RowChange } from './resource.ts';
import { useUrlQuery } from './url-state.ts';
import { blankValues } from './use-draft.tsx';

/** Refetches the lists of a resource after a change, and those that depend on it. */
export function useRefresh({ path }: Pick<Resource, 'path'>): () => Promise<void> {
  const client = useQueryClient();
  const concerns = (list: unknown) => list === path || list === 'choices' || path.startsWith(`${String(list)}/`);
  return () => client.invalidateQueries({ queryKey: ['staff'], predicate: ({ queryKey }) => concerns(queryKey[1]) });
}

/** Write requests for a resource: each shows its result, refetches the lists on success and rethrows errors. */
export function useRowChanges<Row extends AnyRow, Full extends AnyRow>(
  resource: Pick<Resource<Row, Full>, 'added' | 'noun' | 'path' | 'replacedBy' | 'replacement' | 'restorable'>,
) {
  const { added = () => RECORD_TEXTS.added(noun), noun, path, replacedBy, replacement, restorable } = resource;
  const refresh = useRefresh(resource);
  const write = async (
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    address: string,
    body: object | undefined,
    done: string,
    { ifMatch, undo }: { ifMatch?: string | undefined; undo?: () => void } = {},
  ) => {
    try {
      await staffRequest(address, { method, body: body ?? {}, ifMatch });
    } catch (error) {
      // Dialogs handle values in use by asking for a replacement, a change by another user by asking which counts, and
      // warnings by asking for a tick.
      const failure = error instanceof CallError ? error.failure : undefined;
      const isHandled =
        ((replacedBy || replacement) && failure?.in_use !== undefined) ||
        failure?.changed !== undefined ||
        failure?.warnings !== undefined;
      if (!isHandled) announceFailure(error);
      throw error;
    }
    announceSuccess(done, undo && { label: 'Undo', altText: 'Restore it in History, Deleted', onAction: undo });
    await refresh();
  };
  const restore = (id: number) =>
    write('POST', `/${path}/${id}/restore`, undefined, RECORD_TEXTS.restored(noun, restorable));
  return {
    refresh,
    add: (values: Values) => write('POST', `/${path}`, values, added(values)),
    update: (id: number, values: Values, version?: string) =>
      write('PATCH', `/${path}/${id}`, values, RECORD_TEXTS.updated(noun), { ifMatch: version }),
    setActive: (id: number, active: boolean) =>
      write('PUT', `/${path}/${id}`, { is_active: active }, RECORD_TEXTS.updated(noun)),
    /** Without a message: the row is where the user has put it. */
    move: async (id: number, place: PlaceInput): Promise<void> => {
      await staffRequest(`/${path}/${id}/place`, { method: 'PUT', body: place }).catch(announceFailure);
      await refresh();
    },
    act: (id: number, action: RowChange) =>
      'change' in action
        ? write('PATCH', `/${path}/${id}`, action.change, action.done)
        : write('POST', fillPath(action.call.replace('POST ', ''), { ...action.params, id }), undefined, action.done),
    remove: (id: number, replaceBy?: number) =>
      write(
        'DELETE',
        `/${path}/${id}${replaceBy === undefined ? '' : `?replace_by=${replaceBy}`}`,
        undefined,
        RECORD_TEXTS.deleted(noun),
        restorable ? { undo: () => void restore(id).catch(() => {}) } : {},
      ),
  };
}

/** The parameters that open something over a list. */
export const FORMS = ['add', 'edit', 'copy', 'view'] as const;

/** What the URL opens: `?add=1`, or `?edit=`, `?copy=` or `?view=` with the id of a record. */
interface OpenForm {
  kind: (typeof FORMS)[number];
  /** 0 for a new record. */
  id: number;
}

function readOpenForm(search: URLSearchParams): OpenForm | undefined {
  if (search.has('add')) return { kind: 'add', id: 0 };
  const kind = FORMS.find((form) => search.has(form));
  const id = Number(kind && search.get(kind));
  return kind && Number.isSafeInteger(id) && id > 0 ? { kind, id } : undefined;
}

/** The values of a record and its version. */
export interface CurrentRecord {
  values: Values;
  version: string;
}

type Question<Row> = { row: Row } & ({ kind: 'switch' | 'delete' } | { kind: 'action'; action: RowAction<Row> });

const getFields = (form: FormLayout | undefined) =>
  form ? [...form.sections.flatMap(({ fields }) => fields), ...(form.pictures ? [form.pictures] : [])] : [];

const NO_FORM = Object.fromEntries(FORMS.map((kind) => [kind, '']));

/**
 * What is open over a list, and the changes it can make. A form is part of the URL, so that Back closes it and links
 * open it. A confirmation is not; leaving the screen closes both.
 */
export function useOpenRecord<Row extends AnyRow, Full extends AnyRow>(resource: Resource<Row, Full>) {
  const { form, name, path } = resource;
  const { search, set } = useUrlQuery();
  const changes = useRowChanges(resource);
  const refresh = useRefresh(resource);
  const [question, setQuestion] = useState<Question<Row>>();
  const opened = readOpenForm(search);
  const viewing = opened?.kind === 'view' ? opened.id : undefined;
  const id = (viewing === undefined && opened?.id) || 0;
  const record = useQuery({
    queryKey: ['staff', 'record', path, id],
    queryFn: async ({ signal }) => (await staffRequest<{ record: Full }>(`/${path}/${id}`, { signal })).record,
    enabled: id > 0 && resource.page === undefined,
    // A refetch would change the record while it is edited; the next form fetches it again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: false,
  });

  const show = (next: OpenForm | undefined) => set({ ...NO_FORM, ...(next && { [next.kind]: String(next.id) }) });
  const close = () => {
    if (opened) show(undefined);
    setQuestion(undefined);
  };

  const { error } = record;
  useEffect(() => {
    if (!error) return;
    announceFailure(error);
    set(NO_FORM, { replace: true });
  }, [error, set]);

  const blank = blankValues(getFields(form));
  const toValues = (data: Full) => ({ ...blank, ...(form?.from?.(data) ?? data) });
  const values = record.data && toValues(record.data);
  const start = opened?.kind === 'add' ? blank : opened?.kind === 'copy' && values ? form?.copied?.(values) : values;
  return {
    question,
    /** What the address asks for, also while its data is loading. */
    asked: opened,
    /** The id of the record in a custom dialog. */
    viewing,
    /** The form, once its data is loaded. */
    opened: opened && start && { ...opened, start, record: record.data, name: record.data && name.text(record.data) },
    /** Sends the values of the form; throws if the server rejects them. An existing record needs its version. */
    save: (sent: Values, version?: string): Promise<void> =>
      opened?.kind === 'edit' ? changes.update(opened.id, sent, version) : changes.add(sent),
    /** Reads the open record again, after another user has changed it. */
    reload: async (): Promise<CurrentRecord | undefined> => {
      await refresh();
      const { data } = await record.refetch();
      return data?.updatedAt ? { values: toValues(data), version: data.updatedAt } : undefined;
    },
    changes,
    ask: setQuestion,
    show,
    close,
  };
}

export type OpenRecord<Row extends AnyRow, Full extends AnyRow> = ReturnType<typeof useOpenRecord<Row, Full>>;

/** Shows the load error and closes the view. */
export function useCloseWhenGone(error: unknown, onGone: () => void): void {
  const close = useEffectEvent(onGone);
  useEffect(() => {
    if (!error) return;
    announceFailure(error);
    close();
  }, [error]);
}
