import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import sharp from 'sharp';
import { createLinks } from '#core';
import { LINK_SECRET, SITE_ORIGIN } from '../test/app.ts';
import { PDF } from '../test/documents.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const links = createLinks(SITE_ORIGIN, [LINK_SECRET]);

/** A form that visitors send, and how to verify later that it was stored. */
export interface Form {
  name: string;
  path: string;
  table: string;
  /** How often the form is sent, in a full and in a short run. */
  whole: number;
  short: number;
  body: (sender: Sender) => Promise<BodyInit>;
  /** What the visitor does after the form was accepted; throws to be repeated. */
  accepted?: (origin: string, responseText: string) => Promise<void>;
  /** Emails that the visitor gets. */
  mails: number;
  /** Number of incomplete files; absent for forms without files. */
  brokenFiles?: (client: pg.Client, folder: string) => Promise<number>;
}

export interface Sender {
  key: string;
  email: string;
}

const formData = (fields: Record<string, string>, files: [field: string, file: File][] = []): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const [field, file] of files) data.append(field, file);
  return data;
};

/** Number of failed checks. */
async function broken(checks: Promise<boolean>[]): Promise<number> {
  const outcomes = await Promise.allSettled(checks);
  return outcomes.filter((each) => each.status === 'rejected' || !each.value).length;
}

const enquiry: Form = {
  mails: 1,
  name: 'enquiries',
  path: '/api/v1/contactUs',
  table: 'enquiries',
  whole: 200,
  short: 20,
  body: async ({ key, email }) =>
    JSON.stringify({
      submission_key: key,
      full_name: 'Drill Visitor',
      email,
      country_code: '+91',
      phone_number: '0000001044',
      message: 'Please call me about a home with a courtyard.',
      iAgreeToTerms: 'Yes',
    }),
};

export const JOB_SLUG = 'drill-manager';

const application: Form = {
  mails: 1,
  name: 'applications',
  path: `/api/v1/public/jobs/${JOB_SLUG}/apply`,
  table: 'job_applications',
  whole: 50,
  short: 5,
  body: async ({ key, email }) => {
    // Every document is different, and large enough to be interrupted during the upload.
    const body = Buffer.concat([
      PDF.subarray(0, 9),
      Buffer.from(`% ${randomBytes(400_000).toString('base64')}\n`),
      PDF.subarray(9),
    ]);
    return formData(
      {
        submission_key: key,
        full_name: 'Drill Applicant',
        email,
        mobile: '+91 00000 01077',
        gender: 'Female',
        role: 'Sales Manager',
        location: 'Gurugram',
        experience: '4+',
        iAgreeToTerms: 'Yes',
      },
      [['file', new File([new Uint8Array(body)], 'Resume.pdf', { type: 'application/pdf' })]],
    );
  },
  brokenFiles: async (client, folder) => {
    const { rows } = await client.query<{ path: string; sha256: string }>(
      'select m.path, m.sha256 from job_applications a join media m on m.id = a.file_id',
    );
    const isWhole = async ({ path, sha256 }: (typeof rows)[number]) =>
      createHash('sha256')
        .update(await readFile(join(folder, path)))
        .digest('hex') === sha256;
    return broken(rows.map(isWhole));
  },
};

const posting: Form = {
  name: 'postings',
  path: '/api/v1/public/public-property',
  table: 'posted_properties',
  whole: 50,
  short: 5,
  body: async ({ key, email }) => {
    const [r = 0, g = 0, b = 0] = randomBytes(3);
    const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: { r, g, b } } })
      .jpeg()
      .toBuffer();
    return formData(
      {
        submission_key: key,
        posted_by: 'owner',
        name: 'Drill Owner',
        email,
        country_code: '+91',
        phone_number: '0000001044',
        city: 'Jaipur',
        address: '12 Nehru Marg, near the old well',
        property_type: 'villa',
        property_details: 'Three rooms around a yard, with morning light and a well.',
        iAgreeToTerms: 'Yes',
        filled_in_ms: '60000',
      },
      [['images', new File([new Uint8Array(photo)], 'yard.jpg', { type: 'image/jpeg' })]],
    );
  },
  mails: 2,
  // The pictures are prepared after the confirmation, which the link in the email leads to.
  accepted: async (origin, responseText) => {
    const { id } = JSON.parse(responseText) as { id: number };
    const token = links.token('confirm-posting', id, new Date(Date.now() + DAY_MS));
    const answer = await fetch(`${origin}/posting/confirm?token=${token}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `2001:db8:c0de:${id.toString(16)}::1`,
      },
    });
    const text = await answer.text();
    if (!text.includes('Email confirmed')) throw new Error(`the confirmation was answered ${answer.status}`);
  },
  brokenFiles: async (client, folder) => {
    const { rows } = await client.query<{ status: string; visibility: string; variants: { path: string }[] }>(
      'select m.status, m.visibility, m.variants from posted_property_images i join media m on m.id = i.media_id',
    );
    const isWhole = async ({ status, visibility, variants }: (typeof rows)[number]) => {
      const sizes = await Promise.all(
        variants.map(async ({ path }) => (await stat(join(folder, visibility, path))).size),
      );
      return status === 'ready' && sizes.length > 0 && sizes.every((size) => size > 0);
    };
    return broken(rows.map(isWhole));
  },
};

export const FORMS = [enquiry, application, posting];
