import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type FullImport, IMPORT_CHANGES_PAGE, type ImportChanges, type ImportFieldChange } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { shortRupees } from '#contract/rupees.ts';
import { Select } from '#ui/input.tsx';
import { linkClass } from '#ui/link.tsx';
import { PagerLine } from '#ui/pager.tsx';
import { staffCall } from '../data/staff-call.ts';
import { ImportSection } from './import-section.tsx';
import { getField, getFieldLabel } from './import-texts.ts';

interface ChangeProps {
  record: FullImport;
  change: ImportFieldChange;
}

/** A field before and after. */
function FieldChange({ record, change: { field, before, after } }: ChangeProps) {
  const isMoney = getField(record, field)?.kind === 'rupees';
  const show = (text: string) => (isMoney && text !== '' ? shortRupees(Number(text)) : text.slice(0, 200));
  return (
    <div className="grid gap-x-4 gap-y-0.5 py-1 @2xl:grid-cols-12">
      <dt className="text-ink-3 @2xl:col-span-3">{getFieldLabel(record, field)}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 gap-y-1 wrap-anywhere @2xl:col-span-9">
        {before !== '' && (
          <del className="rounded-xs bg-danger-soft px-1 text-geru-700">
            <span className="sr-only">from </span>
            {show(before)}
          </del>
        )}
        <ins className="rounded-xs bg-success-soft px-1 font-semibold text-success no-underline">
          <span className="sr-only">to </span>
          {show(after)}
        </ins>
      </dd>
    </div>
  );
}

type ChangedListing = ImportChanges['listings'][number];

const ADDRESSES = {
  enquiry: '/admin/enquiries?open=',
  property: '/admin/properties?edit=',
  project: '/admin/projects?edit=',
};

const ListingChanges = ({ record, listing }: { record: FullImport; listing: ChangedListing }) => (
  <li className="grid gap-x-4 gap-y-1 px-4 py-2.5 text-small @2xl:grid-cols-3">
    <div className="min-w-0">
      <Link to={`${ADDRESSES[record.kind]}${listing.id}`} className={`${linkClass} font-semibold wrap-anywhere`}>
        {listing.title}
      </Link>
      <p className="text-sm text-ink-3">
        {`ID ${listing.id}, row ${listing.row}`}
        {listing.outcome === 'left' && ', left as it is'}
      </p>
    </div>
    <dl className="@2xl:col-span-2">
      {listing.changes.map((change) => (
        <FieldChange key={change.field} record={record} change={change} />
      ))}
    </dl>
  </li>
);

const getTitle = ({ kind, status }: FullImport, count: number): string => {
  const noun = kind === 'property' ? (count === 1 ? 'home' : 'homes') : count === 1 ? 'project' : 'projects';
  const number = indianNumber(count);
  return status === 'done'
    ? `What changed in ${number} existing ${noun}`
    : `What changes in ${number} existing ${noun}`;
};

/** What the rows change in existing listings, page by page. */
export function ChangesSection({ record, count }: { record: FullImport; count: number }) {
  const [page, setPage] = useState(1);
  const [field, setField] = useState('');
  const { id } = record;
  const { data } = useQuery({
    queryKey: ['staff', 'import-changes', id, page, field],
    queryFn: ({ signal }) =>
      staffCall('GET /import/:id/changes', { id, page, field: field === '' ? undefined : field }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const from = (page - 1) * IMPORT_CHANGES_PAGE;
  const shown = data?.listings.length ?? 0;
  const total = data?.totalItems ?? 0;
  return (
    <ImportSection
      id="changes"
      number={5}
      title={getTitle(record, count)}
      end={
        <Select
          aria-label="Field"
          className="min-h-11! text-compact!"
          value={field}
          onChange={({ target }) => {
            setField(target.value);
            setPage(1);
          }}
        >
          <option value="">All fields</option>
          {data?.fields.map((each) => (
            <option key={each.field} value={each.field}>
              {`${getFieldLabel(record, each.field)} (${indianNumber(each.listings)})`}
            </option>
          ))}
        </Select>
      }
    >
      <ul className="divide-y divide-chuna-100">
        {data?.listings.map((listing) => (
          <ListingChanges key={listing.row} record={record} listing={listing} />
        ))}
      </ul>
      {total > IMPORT_CHANGES_PAGE && (
        <div className="border-t border-line px-4 py-1.5">
          <PagerLine
            from={from + 1}
            to={from + shown}
            total={total}
            previous={{ disabled: page === 1, onSelect: () => setPage(page - 1) }}
            next={{ disabled: from + shown >= total, onSelect: () => setPage(page + 1) }}
          />
        </div>
      )}
    </ImportSection>
  );
}
