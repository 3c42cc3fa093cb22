import { createHash } from 'node:crypto';
import { atOfficeHours, BASE_DATE, daysFrom, enteredAt, toDay } from '../calendar.ts';
import { resumeDocument } from '../resume.ts';
import { type ApplicantWords, demoApplicants } from '../words/applicants.ts';

/** As long as the sentence beside the form says. */
const KEEP_DAYS = 365;

const application = (words: ApplicantWords, index: number) => {
  const number = index + 1;
  const arrived = atOfficeHours(daysFrom(BASE_DATE, -words.arrived));
  const body = resumeDocument(words.name, [
    `${words.role}, ${words.location}`,
    `Experience: ${words.experience}`,
    'This person is invented, and so is this document.',
  ]);
  return {
    job: words.job,
    ip: `203.0.113.${number}`,
    note: words.note,
    body,
    file: {
      path: `private/applications/demo-${number}.pdf`,
      visibility: 'private' as const,
      status: 'ready' as const,
      contentType: 'application/pdf',
      byteSize: body.length,
      sha256: createHash('sha256').update(body).digest('hex'),
      originalName: `${words.name}.pdf`,
      ...enteredAt(arrived),
    },
    row: {
      submissionKey: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      fullName: words.name,
      email: `${words.name.toLowerCase().replace(' ', '.')}@applicants.example`,
      // No number of India begins with a zero.
      mobile: `00000${String(20_000 + number)}`,
      gender: words.gender,
      role: words.role,
      location: words.location,
      experience: words.experience,
      aboutYourself: words.about,
      status: words.status,
      retainUntil: toDay(daysFrom(arrived, KEEP_DAYS)),
      ...enteredAt(arrived),
    },
  };
};

/** A handful of people who applied, in every state but the last. */
export const makeApplications = () => demoApplicants.map(application);

export type DemoApplication = ReturnType<typeof application>;
