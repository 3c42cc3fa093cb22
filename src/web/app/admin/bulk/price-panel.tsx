import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type BulkRows, PRICE_STEPS, PriceChange, type StaffCallWire } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { readRupees } from '#contract/read-amount.ts';
import { fullRupees, shortRupees } from '#contract/rupees.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import { staffCall } from '../data/staff-call.ts';
import { useSettled } from '../engine/use-settled.ts';
import { focusAtOnce } from './focus-at-once.ts';

/** A number as people type it: '3', '3.5%', '+ 2', for amounts also '1 lakh'. */
function readNumber(text: string, by: PriceChange['by']): number | null {
  const plain = text.replaceAll(/[\s+%]/g, '');
  if (plain === '') return null;
  return by === 'percent' ? Number(plain) : readRupees(text.replaceAll('+', ''));
}

type Preview = StaffCallWire<'POST /bulk-changes/prices'>;

/** A few rows with their price before and after, and all of them together. */
function PreviewTable({ preview }: { preview: Preview }) {
  const { changes, examples, left_out, total_after, total_before } = preview;
  return (
    <>
      <table className="w-full text-small">
        <caption className="sr-only">Prices before and after</caption>
        <tbody>
          {examples.map(({ id, title, before, after }) => (
            <tr key={id}>
              <th scope="row" className="max-w-48 truncate py-1 pr-3 text-left font-regular text-ink">
                {title}
              </th>
              <td className="py-1 pr-2 text-right whitespace-nowrap">
                <del className="text-danger" title={fullRupees(before)}>
                  <span className="sr-only">from </span>
                  {shortRupees(before)}
                </del>
              </td>
              <td className="py-1 text-right font-semibold whitespace-nowrap text-success" title={fullRupees(after)}>
                <span className="sr-only">to </span>
                {shortRupees(after)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes > examples.length && (
        <p className="flex justify-between gap-3 text-small text-ink">
          <span>All {indianNumber(changes)} together</span>
          <b className="font-semibold">
            {shortRupees(total_before)} → {shortRupees(total_after)}
          </b>
        </p>
      )}
      {left_out > 0 && (
        <p className="text-small text-ink-3">
          {left_out === 1
            ? '1 home has no public price and is left as it is.'
            : `${indianNumber(left_out)} homes have no public price and are left as they are.`}
        </p>
      )}
    </>
  );
}

interface PricePanelProps {
  rows: BulkRows;
  count: number;
  onApply: (price: PriceChange) => void;
  onClose: () => void;
}

/** Changes the prices of the chosen homes by per cent or by an amount, after a look at what that makes of them. */
export function PricePanel({ rows, count, onApply, onClose }: PricePanelProps) {
  const [typed, setTyped] = useState('');
  const [by, setBy] = useState<PriceChange['by']>('percent');
  const [direction, setDirection] = useState<1 | -1>(1);
  const [roundTo, setRoundTo] = useState<PriceChange['round_to']>(1_000);
  const [isTried, setIsTried] = useState(false);
  const value = readNumber(typed, by);
  const read = PriceChange.safeParse({ by, value: (value ?? 0) * direction, round_to: roundTo });
  const settled = useSettled(read.success ? JSON.stringify(read.data) : '');
  const { data: preview } = useQuery({
    queryKey: ['staff', 'bulk-prices', rows, settled],
    queryFn: ({ signal }) =>
      staffCall('POST /bulk-changes/prices', { body: { rows, price: JSON.parse(settled) } }, { signal }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const error = read.success || (value === null && !isTried) ? undefined : read.error.issues[0]?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (read.success) onApply(read.data);
  };
  const changes = preview?.changes ?? count;
  return (
    <form noValidate className="grid w-80 max-w-full gap-3.5" onSubmit={submit}>
      <h2 className="text-feature">
        {count === 1 ? 'Change the price of 1 home' : `Change prices of ${indianNumber(count)} homes`}
      </h2>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-2">
        <Select
          aria-label="Direction"
          value={direction}
          onChange={(event) => setDirection(Number(event.target.value) > 0 ? 1 : -1)}
        >
          <option value={1}>Raise by</option>
          <option value={-1}>Lower by</option>
        </Select>
        <Field label="By how much" hideLabel error={error}>
          {(control) => (
            <Input
              {...control}
              ref={focusAtOnce}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Select aria-label="Unit" value={by} onChange={(event) => setBy(event.target.value as PriceChange['by'])}>
          <option value="percent">%</option>
          <option value="amount">₹</option>
        </Select>
      </div>
      <Field label="Round to">
        {(control) => (
          <Select
            {...control}
            value={roundTo}
            onChange={(event) => setRoundTo(PRICE_STEPS.find((step) => step === Number(event.target.value)) ?? 1)}
          >
            {PRICE_STEPS.map((step) => (
              <option key={step} value={step}>
                {fullRupees(step)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {read.success && preview && <PreviewTable preview={preview} />}
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{changes === 1 ? 'Change 1 price' : `Change ${indianNumber(changes)} prices`}</Button>
      </div>
    </form>
  );
}
