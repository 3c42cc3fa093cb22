import { createHash } from 'node:crypto';
import { atOfficeHours, BASE_DATE, daysFrom, enteredAt, toDay } from '../calendar.ts';
import { type DemoApplicant, demoApplicants } from '../content/applicants.ts';
import { resumeDocument } from '../resume.ts';

/** The retention period that the application form states. */
const RETENTION_DAYS = 365;

const application = (applicant: DemoApplicant, index: number) => {
  const number = index + 1;
  const arrived = atOfficeHours(daysFrom(BASE_DATE, -applicant.arrived));
  const body = resumeDocument(applicant.name, [
    `${applicant.role}, ${applicant.location}`,
    `Experience: ${applicant.experience}`,
    'This person is invented, and so is this document.',
  ]);
  return {
    job: applicant.job,
    ip: `203.0.113.${number}`,
    note: applicant.note,
    body,
    file: {
      path: `private/applications/demo-${number}.pdf`,
      visibility: 'private' as const,
      status: 'ready' as const,
      contentType: 'application/pdf',
      byteSize: body.length,
      sha256: createHash('sha256').update(body).digest('hex'),
      originalName: `${applicant.name}.pdf`,
      ...enteredAt(arrived),
    },
    row: {
      submissionKey: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      fullName: applicant.name,
      email: `${applicant.name.toLowerCase().replace(' ', '.')}@applicants.example`,
      // Indian phone numbers never start with a zero, so this is not a real one.
      mobile: `00000${String(20_000 + number)}`,
      gender: applicant.gender,
      role: applicant.role,
      location: applicant.location,
      experience: applicant.experience,
      aboutYourself: applicant.about,
      status: applicant.status,
      retainUntil: toDay(daysFrom(arrived, RETENTION_DAYS)),
      ...enteredAt(arrived),
    },
  };
};

/** Applications in every status but the last. */
export const makeApplications = () => demoApplicants.map(application);

export type DemoApplication = ReturnType<typeof application>;
