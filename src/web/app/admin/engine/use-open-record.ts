import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { staffRequest } from '../data/staff-call.ts';
import { announceFailure } from './announce.ts';
import type { Values } from './form-field.tsx';
import type { AnyRow, FormLayout, Resource, RowAction } from './resource.ts';
import { useUrlQuery } from './url-state.ts';
import { blankValues } from './use-draft.ts';

const FORMS = ['add', 'edit', 'copy', 'view'] as const;

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
 * What is open over a list. A form is part of the URL, so that Back closes it and links open it. A confirmation is not;
 * leaving the screen closes both.
 */
export function useOpenRecord<Row extends AnyRow, Full extends AnyRow>(resource: Resource<Row, Full>) {
  const { form, name, path } = resource;
  const { search, set } = useUrlQuery();
  const [question, setQuestion] = useState<Question<Row>>();
  const opened = readOpenForm(search);
  const viewing = opened?.kind === 'view' ? opened.id : undefined;
  const id = (viewing === undefined && opened?.id) || 0;
  const record = useQuery({
    queryKey: ['staff', 'record', path, id],
    queryFn: async ({ signal }) => (await staffRequest<{ record: Full }>(`/${path}/${id}`, { signal })).record,
    enabled: id > 0,
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
    /** The id of the record in a custom dialog. */
    viewing,
    /** The form, once its data is loaded. */
    opened: opened && start && { ...opened, start, record: record.data, name: record.data && name.text(record.data) },
    /** The open record as it is stored now. */
    reload: async (): Promise<CurrentRecord | undefined> => {
      const { data } = await record.refetch();
      return data?.updatedAt ? { values: toValues(data), version: data.updatedAt } : undefined;
    },
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
