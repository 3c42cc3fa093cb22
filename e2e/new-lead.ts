import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { EnquiryStatus } from '../src/contract/people/enumerations.ts';
import { inDatabase } from './database.ts';
import { newEnquirer } from './enquirer.ts';

export interface NewLead {
  id: number;
  name: string;
  phone: string;
}

interface LeadValues {
  owner?: { id: number };
  status?: EnquiryStatus;
  /** By default one that no other test uses. */
  phone?: string;
  /** A step that is due in so many hours. */
  dueInHours?: number;
}

const newPhone = (): string => `72${Math.random().toString().slice(2, 10)}`;

/** An enquiry of a person whom no other test uses, as the public form sends it, and then with these values. */
export async function newLead(
  page: Page,
  project: string,
  { owner, status, phone = newPhone(), dueInHours }: LeadValues = {},
) {
  const { email, message } = newEnquirer(project);
  const name = `Kavya ${randomUUID().slice(0, 8)}`;
  const answer = await page.request.post('/api/v1/contactUs', {
    data: { full_name: name, email, phone_number: phone, message, iAgreeToTerms: 'Yes', page_path: '/properties' },
  });
  if (!answer.ok()) throw new Error(`The enquiry was answered ${answer.status()}`);
  const { rows } = await inDatabase((client) =>
    client.query<{ id: string }>(
      `update enquiries set assigned_to = $2, status = coalesce($3::text::enquiry_status, status), updated_at = now(),
         first_reply_at = case when $3::text <> 'new' then now() end,
         next_follow_up_at = now() + $4::int * interval '1 hour' where email = $1 returning id`,
      [email, owner?.id ?? null, status ?? null, dueInHours ?? null],
    ),
  );
  return { id: Number(rows[0]?.id), name, phone } satisfies NewLead;
}

/** What the database has of a lead. */
export const readLead = (id: number) =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{
      status: EnquiryStatus;
      lost_reason: string | null;
      assigned_to: string | null;
    }>('select status, lost_reason, assigned_to from enquiries where id = $1', [id]);
    return rows[0];
  });
