import { JobInput, validateJob } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { text as column, created } from '../engine/columns.tsx';
import { date, longText, number, richText, text } from '../engine/fields.tsx';
import { defineResource } from '../engine/resource.ts';
import { createScreen } from '../engine/resource-screen.tsx';

export default createScreen(
  defineResource('jobs', {
    rows: 'career',
    noun: 'Job',
    editQuestion: 'Are you sure to edit this Job ?',
    title: 'Careers',
    searchHint: 'Title, contact name or email',
    searchable: ({ job_title, contact_person_email, contact_person_name }) => [
      job_title,
      contact_person_email,
      contact_person_name,
    ],
    name: {
      label: 'Job title',
      text: ({ job_title }) => job_title,
      note: ({ locations_for_position }) => locations_for_position,
      sort: 'job_title',
    },
    columns: [
      column('Locations', ({ locations_for_position }) => locations_for_position),
      {
        label: 'Vacancies',
        cell: ({ number_of_vacancies_for_position }) => number_of_vacancies_for_position,
        align: 'end',
      },
      {
        label: 'Contact',
        cell: ({ contact_person_name, contact_person_email }) => (
          <div className="min-w-50 wrap-anywhere">
            {contact_person_name}
            <span className="block text-note text-ink-3">{contact_person_email}</span>
          </div>
        ),
        phone: 'full',
      },
      {
        label: 'Applications open',
        cell: ({ application_start_date_for_position, application_end_date_for_position }) => (
          <>
            <span className="whitespace-nowrap">{dayText(application_start_date_for_position)}</span> to{' '}
            <span className="whitespace-nowrap">{dayText(application_end_date_for_position)}</span>
          </>
        ),
        sort: 'application_end',
        phone: 'full',
      },
      created(),
    ],
    form: {
      input: JobInput,
      rules: validateJob,
      wide: true,
      sections: [
        {
          title: 'Position',
          fields: [
            text('job_title', 'Job title', { max: 120 }),
            text('locations_for_position', 'Locations', { halfWidth: true, max: 200 }),
            number('number_of_vacancies_for_position', 'Vacancies', { halfWidth: true, min: 1, max: 9999 }),
            text('salary_range', 'Salary range', { halfWidth: true, max: 120 }),
            text('education_required', 'Education required', { halfWidth: true, max: 200 }),
            longText('experience_required', 'Experience required', { max: 500 }),
            richText('job_description', 'Job description'),
          ],
        },
        {
          title: 'Applications',
          fields: [
            date('application_start_date_for_position', 'Applications open', { halfWidth: true }),
            date('application_end_date_for_position', 'Applications close', { halfWidth: true }),
          ],
        },
        {
          title: 'Contact person (visible to staff only)',
          fields: [
            text('contact_person_name', 'Contact name', { halfWidth: true, max: 80 }),
            text('contact_person_email', 'Contact email', { halfWidth: true, type: 'email', max: 254 }),
            text('contact_person_number', 'Contact number', { halfWidth: true, type: 'tel', max: 20 }),
          ],
        },
      ],
    },
  }),
);
