import { useState } from 'react';
import type { Erased, EraseInput, PersonSummary } from '#contract';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { CallError } from '../../data/http.ts';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { ICONS } from '../icons.ts';
import { ErasureRequests, useReloadRequests } from './erasure-requests.tsx';
import { EraseDialog, PersonView } from './person-view.tsx';

/** An export can hold many files. */
const TIMEOUT_MS = 5 * 60 * 1000;

const findPerson = async (contacts: string[]): Promise<PersonSummary> =>
  (await staffCall('POST /privacy/find', { body: { contacts } })).person;

const erasePerson = (body: EraseInput): Promise<Erased> => staffCall('POST /privacy/erase', { body });

/** Downloads everything held about a person. Contacts are sent in the body, because URLs end up in logs. */
async function exportPerson(contacts: string[]): Promise<void> {
  const answer = await fetch('/api/v1/admin/privacy/export', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ contacts }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new CallError(0);
  });
  if (!answer.ok) throw new CallError(answer.status, await answer.json().catch(() => undefined));
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = answer.headers.get('content-type')?.includes('zip') ? 'person.zip' : 'person.json';
  link.click();
  URL.revokeObjectURL(url);
}

/** Tracks the running request and shows its error. */
function useWork() {
  const [busy, setBusy] = useState<string>();
  const run = async (name: string, work: () => Promise<void>) => {
    setBusy(name);
    await work().catch(announceFailure);
    setBusy(undefined);
  };
  return { busy, run };
}

/** For requests about personal data; the contacts of the person are never part of the URL. */
export default function PrivacyScreen() {
  const [typed, setTyped] = useState('');
  const [person, setPerson] = useState<PersonSummary>();
  const [erasing, setErasing] = useState(false);
  const [receipt, setReceipt] = useState<Erased>();
  const { busy, run } = useWork();
  const reloadRequests = useReloadRequests();
  const look = (contacts: string[]) =>
    run('find', async () => {
      setReceipt(undefined);
      setPerson(contacts.length === 0 ? undefined : await findPerson(contacts));
    });
  const erase = (confirmation: EraseInput['confirmation']) =>
    run('erase', async () => {
      setReceipt(await erasePerson({ contacts: person?.contacts ?? [], confirmation }));
      setErasing(false);
      setPerson(undefined);
      setTyped('');
      announceSuccess('Person Erased Successfully');
      await reloadRequests();
    });
  const withdraw = (enquiryId: number) =>
    run('withdraw', async () => {
      await staffCall('POST /privacy/withdraw', { body: { enquiry_id: enquiryId } });
      announceSuccess('Consent Withdrawn Successfully');
      if (person) setPerson(await findPerson(person.contacts));
    });
  const isHeld = person && Object.values(person.totals).some((count) => count > 0);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-headline max-admin-wide:w-full">Privacy</h1>
        {isHeld && (
          <>
            <Button
              variant="outline"
              busy={busy === 'export'}
              onClick={() => void run('export', () => exportPerson(person.contacts))}
            >
              <Icon name={ICONS.arrowDown} size="sm" />
              Export everything
            </Button>
            <Button variant="danger" onClick={() => setErasing(true)}>
              <Icon name={ICONS.bin} size="sm" />
              Erase
            </Button>
          </>
        )}
      </div>
      <p className="-mt-2 mb-4 text-ink-3">
        Find, export or erase everything we hold about a person, and withdraw consent they gave us.
      </p>
      <ErasureRequests
        onOpen={(email) => {
          setTyped(email);
          void look([email]);
        }}
      />
      <search className="mb-5 block">
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') void look([typed.trim()]);
          }}
        >
          <Field
            label="Phone number or email address"
            hint="Full phone number or email, any format"
            className="w-105 max-w-full"
          >
            {(control) => (
              <Input
                {...control}
                type="search"
                autoComplete="off"
                data-screen-search
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" busy={busy === 'find'} className="min-[500px]:mb-7.5">
            Find
          </Button>
        </form>
      </search>
      {receipt && (
        <p role="status" className="wrap-anywhere">
          Erased. Keep this reference for your records: {receipt.reference}
        </p>
      )}
      {person && (
        <PersonView
          person={person}
          onContacts={(contacts) => void look(contacts)}
          onWithdraw={(enquiryId) => void withdraw(enquiryId)}
        />
      )}
      {person && erasing && <EraseDialog person={person} erase={erase} onClose={() => setErasing(false)} />}
    </>
  );
}
