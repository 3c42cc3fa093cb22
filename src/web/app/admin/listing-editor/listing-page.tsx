import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { Spinner } from '#ui/loading.tsx';
import { staffRequest } from '../data/staff-call.ts';
import type { Values } from '../engine/form-field.tsx';
import { isFromList, type PageAddress, readPageAddress, toPageAddress } from '../engine/page-address.ts';
import type { AnyRow, RecordForm, Resource } from '../engine/resource.ts';
import { blankValues, SAME_FORM } from '../engine/use-draft.tsx';
import { type CurrentRecord, useCloseWhenGone } from '../engine/use-record.ts';
import { ListingEditor } from './listing-editor.tsx';
import type { ListingResource, StoredListing } from './listing-resource.ts';

/** The form between its opening and the next one; it stays the same when a new listing gets its own address. */
interface Session {
  address: PageAddress;
  /** The entry in the history of the browser, which tells one new listing from the next. */
  entry: string;
  count: number;
  /** The id of a new listing, once it is stored. */
  created?: number;
}

const isSame = (one: PageAddress, other: PageAddress) => JSON.stringify(one) === JSON.stringify(other);

/** The session of the current address. */
function useSession(address: PageAddress, entry: string) {
  const [session, setSession] = useState<Session>({ address, entry, count: 0 });
  const isCurrent = isSame(session.address, address) && (address.kind !== 'add' || session.entry === entry);
  if (!isCurrent) {
    const isOwn = address.kind === 'edit' && address.id === session.created;
    setSession(isOwn ? { ...session, address } : { address, entry, count: session.count + 1 });
  }
  return [session, setSession] as const;
}

/** The values that a new listing of a series begins with. */
const readStart = (state: unknown): Values =>
  typeof state === 'object' && state !== null && 'start' in state && typeof state.start === 'object'
    ? { ...state.start }
    : {};

const getFields = ({ pictures, sections }: RecordForm<StoredListing>) => [
  ...(pictures ? [pictures] : []),
  ...sections.flatMap(({ fields }) => fields),
];

interface PageProps {
  resource: ListingResource;
  address: PageAddress;
}

function Page({ resource, address }: PageProps) {
  const { form, page, path } = resource;
  const navigate = useNavigate();
  const location = useLocation();
  const [session, setSession] = useSession(address, location.key);
  const id = address.kind === 'add' ? 0 : address.id;
  const record = useQuery({
    queryKey: ['staff', 'record', path, id],
    queryFn: async ({ signal }) => (await staffRequest<{ record: StoredListing }>(`/${path}/${id}`, { signal })).record,
    enabled: id > 0,
    // A refetch would change the record while it is edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: false,
  });
  const toList = () => void (isFromList(location.state) ? navigate(-1) : navigate(page));
  useCloseWhenGone(record.error, () => void navigate(page, { replace: true }));

  const fields = getFields(form);
  const blank = blankValues(fields);
  const toValues = (stored: StoredListing): Values => ({ ...blank, ...(form.from?.(stored) ?? stored) });
  const stored = record.data && toValues(record.data);
  const isStarted = session.created !== undefined;
  const copy = address.kind === 'copy' && stored ? form.copied?.(stored) : undefined;
  const start = address.kind === 'add' || isStarted ? { ...blank, ...readStart(location.state) } : (copy ?? stored);
  if (!start) {
    return (
      <p className="grid min-h-80 place-items-center">
        <Spinner label="Loading" />
      </p>
    );
  }
  const reload = async (): Promise<CurrentRecord | undefined> => {
    if (id === 0) return undefined;
    const { data } = await record.refetch();
    return data && { values: toValues(data), version: data.updatedAt };
  };
  return (
    <ListingEditor
      key={session.count}
      resource={resource}
      fields={fields}
      id={address.kind === 'edit' ? address.id : session.created}
      record={address.kind === 'edit' ? record.data : undefined}
      start={start}
      keptAs={address.kind === 'copy' ? `copy/${address.id}` : 'add'}
      reload={reload}
      toList={toList}
      onCreated={async (created) => {
        setSession((now) => ({ ...now, created }));
        const state: unknown = location.state;
        await navigate(toPageAddress(page, { kind: 'edit', id: created }), {
          replace: true,
          preventScrollReset: true,
          state: { ...(isFromList(state) && { list: state.list }), ...SAME_FORM },
        });
      }}
      onAnother={(known) => {
        const state: unknown = location.state;
        void navigate(toPageAddress(page, { kind: 'add' }), {
          state: { ...(isFromList(state) && { list: state.list }), start: known },
        });
      }}
    />
  );
}

/** The page of a single record of a resource. */
export function createListingPage<Row extends AnyRow, Full extends StoredListing>(
  resource: Resource<Row, Full>,
): ComponentType {
  const { form, page } = resource;
  if (!form || page === undefined) throw new Error('A page needs a form and the path of its list');
  // The page reads its records with the calls of the resource, so they have the type that its form is for.
  const listing = { ...resource, page, form: form as unknown as RecordForm<StoredListing> } satisfies ListingResource;
  return function ListingPage() {
    const { '*': path = '' } = useParams();
    const [search] = useSearchParams();
    const address = readPageAddress(path.split('/').slice(1).join('/'), search);
    return address && <Page resource={listing} address={address} />;
  };
}
