import type { Erased, PersonSummary } from '#contract';
import { CallError } from '../../data/http.ts';
import { staffCall } from '../data/staff-call.ts';

/** An export can hold many files. */
const TIMEOUT_MS = 5 * 60 * 1000;

export const findPerson = async (contacts: string[]): Promise<PersonSummary> =>
  (await staffCall<{ person: PersonSummary }>('/privacy/find', { method: 'POST', body: { contacts } })).person;

export const erasePerson = (contacts: string[], confirmation: string): Promise<Erased> =>
  staffCall<Erased>('/privacy/erase', { method: 'POST', body: { contacts, confirmation } });

/** Downloads everything held about a person. Contacts are sent in the body, because URLs end up in logs. */
export async function exportPerson(contacts: string[]): Promise<void> {
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
