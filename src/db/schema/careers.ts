import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ApplicationStatus, Gender, JobRole } from '../../contract/people/enumerations.ts';
import { users } from './accounts.ts';
import { createdAt, key, moment, ref, timestamps } from './columns.ts';
import { consents } from './consents.ts';
import { media } from './media.ts';

/** A job opening. The contact person is never public. */
export const jobs = pgTable(
  'jobs',
  {
    id: key(),
    slug: text().notNull().unique(),
    jobTitle: text().notNull(),
    jobDescription: text().notNull(),
    contactPersonName: text().notNull(),
    contactPersonEmail: text().notNull(),
    contactPersonNumber: text().notNull(),
    vacancies: integer().notNull(),
    educationRequired: text().notNull(),
    experienceRequired: text().notNull(),
    salaryRange: text().notNull(),
    locations: text().notNull(),
    applicationStartDate: date({ mode: 'string' }).notNull(),
    applicationEndDate: date({ mode: 'string' }).notNull(),
    deletedAt: moment(),
    ...timestamps(),
  },
  (t) => [
    check('jobs_title_length', sql`char_length(${t.jobTitle}) between 3 and 120`),
    check('jobs_vacancies', sql`${t.vacancies} > 0`),
    check('jobs_dates_in_order', sql`${t.applicationEndDate} >= ${t.applicationStartDate}`),
    index('jobs_newest_idx').on(t.createdAt.desc().nullsFirst(), t.id),
  ],
);

export const gender = pgEnum('gender', Gender.enum);
export const jobRole = pgEnum('job_role', JobRole.enum);
export const applicationStatus = pgEnum('application_status', ApplicationStatus.enum);

export const jobApplications = pgTable(
  'job_applications',
  {
    id: key(),
    submissionKey: uuid().notNull().unique(),
    jobId: ref()
      .notNull()
      .references(() => jobs.id),
    fullName: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull(),
    gender: gender().notNull(),
    role: jobRole().notNull(),
    location: text().notNull(),
    experience: text().notNull(),
    fileId: ref()
      .notNull()
      .references(() => media.id),
    linkedin: text(),
    aboutYourself: text(),
    status: applicationStatus().notNull().default('received'),
    retainUntil: date({ mode: 'string' }).notNull(),
    /** When the applicant asked to erase it, although the law may require that it is kept. */
    erasureAskedAt: moment(),
    consentId: ref()
      .notNull()
      .references(() => consents.id),
    ...timestamps(),
  },
  (t) => [
    check(
      'job_applications_experience',
      sql`${t.experience} = 'Fresher' or ${t.experience} ~ '^([1-9]|[123][0-9]|40)\\+$'`,
    ),
    check('job_applications_mobile_digits', sql`${t.mobile} ~ '^[0-9]{6,15}$'`),
    index('job_applications_job_idx').on(t.jobId, t.createdAt),
    index('job_applications_status_idx').on(t.status, t.createdAt),
    index('job_applications_newest_idx').on(t.createdAt.desc().nullsFirst(), t.id),
    index('job_applications_email_idx').on(sql`lower(${t.email})`),
    index('job_applications_mobile_idx').on(t.mobile),
    index('job_applications_erasure_idx').on(t.erasureAskedAt).where(sql`${t.erasureAskedAt} is not null`),
    index('job_applications_retention_idx').on(t.retainUntil),
  ],
);

export const applicationEventKind = pgEnum('application_event_kind', ['note', 'status', 'mail']);

/** Timeline of an application, in order. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: key(),
    applicationId: ref()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    actorId: ref().references(() => users.id, { onDelete: 'set null' }),
    kind: applicationEventKind().notNull(),
    body: text().notNull().default(''),
    data: jsonb().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index('application_events_application_idx').on(t.applicationId, t.id)],
);
