import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type FullImport, type ImportCheck, type ImportUnit, validateMapping } from '#contract';
import { CallError } from '../../data/http.ts';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure } from '../engine/announce.ts';
import { refetchImport } from './use-import.ts';

export type Plan = Required<ImportCheck>;

const POLL_MS = 1_000;

const toPlan = ({ mapping, publish, contacted, decisions, remember }: FullImport): Plan => ({
  mapping,
  publish,
  contacted,
  decisions,
  remember,
});

const getError = ({ kind, columns }: FullImport, { mapping }: Plan): string | undefined =>
  validateMapping(kind, columns, mapping)[0]?.message;

/** Checks the rows as we understand the columns, if that is enough to begin with. */
export async function startFirstCheck(client: QueryClient, id: number): Promise<void> {
  const record = await refetchImport(client, id);
  const plan = toPlan(record);
  if (record.status !== 'uploaded' || getError(record, plan)) return;
  await staffCall('POST /import/:id/check', { id, body: plan });
  await refetchImport(client, id);
}

/**
 * How a file is read, as the user changes it. Every change checks the rows again; changes that are made meanwhile wait
 * for the end of that.
 */
export function usePlan(record: FullImport) {
  const client = useQueryClient();
  const { id } = record;
  const [draft, setDraft] = useState<Plan>();
  const newest = useRef<Plan>(undefined);
  const [isChecking, setIsChecking] = useState(false);
  const [serverError, setServerError] = useState<string>();
  const plan = draft ?? toPlan(record);
  const error = getError(record, plan) ?? serverError;

  const waitForCheck = async () => {
    while ((await refetchImport(client, id)).status === 'checking')
      await new Promise((done) => {
        setTimeout(done, POLL_MS);
      });
  };

  const checkAll = async () => {
    setIsChecking(true);
    try {
      for (let sent: Plan | undefined; newest.current && newest.current !== sent; ) {
        sent = newest.current;
        await staffCall('POST /import/:id/check', { id, body: sent });
        await waitForCheck();
      }
      newest.current = undefined;
      setDraft(undefined);
      await client.invalidateQueries({ queryKey: ['staff', 'import-changes', id] });
    } catch (failure) {
      newest.current = undefined;
      if (failure instanceof CallError && failure.status === 400) setServerError(failure.message);
      else {
        setDraft(undefined);
        announceFailure(failure);
      }
    }
    setIsChecking(false);
  };

  const change = (next: Plan) => {
    setDraft(next);
    setServerError(undefined);
    if (getError(record, next)) return;
    const isIdle = newest.current === undefined;
    newest.current = next;
    if (isIdle) void checkAll();
  };

  const changeHeading = async (row: number) => {
    try {
      await staffCall('POST /import/:id/heading', { id, body: { row } });
      setDraft(undefined);
      await startFirstCheck(client, id);
    } catch (failure) {
      announceFailure(failure);
    }
  };

  return {
    plan,
    error,
    isChecking,
    changeHeading,
    /** Checks the rows again, because the master list has changed. */
    recheck: () => change({ ...plan }),
    set: (part: Partial<Plan>) => change({ ...plan, ...part }),
    /** Maps a column to a field, or to none. */
    setField: (column: string, field: string) => {
      const others = Object.entries(plan.mapping).filter(([name, held]) => held !== column && name !== field);
      change({ ...plan, mapping: Object.fromEntries(field === '' ? others : [...others, [field, column]]) });
    },
    /** What a value means; null leaves the field empty, undefined takes the decision back. */
    decide: (field: string, value: string, means: string | null | undefined) => {
      const others = plan.decisions.values.filter(
        (each) => each.field !== field || each.value.toLowerCase() !== value.toLowerCase(),
      );
      const values = means === undefined ? others : [...others, { field, value, means }];
      change({ ...plan, decisions: { ...plan.decisions, values } });
    },
    setUnit: (field: string, unit: ImportUnit) =>
      change({ ...plan, decisions: { ...plan.decisions, units: { ...plan.decisions.units, [field]: unit } } }),
  };
}

export type PlanControl = ReturnType<typeof usePlan>;
