import { createHash } from 'node:crypto';
import { atOfficeHours, BASE_DATE, daysFrom, enteredAt, toDay } from '../calendar.ts';
import { type DemoApplicant, demoApplicants } from '../content/applicants.ts';

/** Escapes text inside a PDF. */
const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);

/** A one-page document with a heading and lines; deterministic, so that every seed creates the same bytes. */
export function resumeDocument(heading: string, lines: string[]): Buffer {
  const content = `BT /F1 22 Tf 72 760 Td (${escaped(heading)}) Tj /F1 12 Tf ${lines
    .map((line) => `0 -24 Td (${escaped(line)}) Tj`)
    .join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const offset = body.length;
    body += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
}

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
