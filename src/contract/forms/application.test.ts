import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXPERIENCES, GENDERS, JOB_ROLES } from '../careers/application-choices.ts';
import { getDocumentError, MAX_DOCUMENT_BYTES } from '../careers/documents.ts';
import { Gender, JobRole } from '../people/enumerations.ts';
import { cleanText } from '../text.ts';
import { ApplicationForm, ApplicationInput } from './application.ts';
import { getFieldErrors } from './field-errors.ts';

const ASHA = {
  full_name: 'Asha Verma',
  email: 'asha@aangan.example',
  mobile: '00000 01077',
  gender: 'Female',
  role: 'Sales Manager',
  location: 'Gurugram',
  experience: '4+',
  linkedin: '',
  about_yourself: '',
};

type Fields = typeof ASHA;
const NAMES = Object.keys(ASHA) as (keyof Fields)[];

/** Valid, almost valid and random input, to test both outcomes of every rule. */
const text = fc.oneof(
  fc.string({ maxLength: 140 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom('a', 'é', 'मी', ' ', '\n', '\0', '\ud800', '\u200b'), maxLength: 130 }),
);
const mobile = fc.oneof(
  fc.string({ unit: fc.constantFrom('0', '9', '+', '-', ' ', '(', ')', '.'), maxLength: 18 }),
  fc.stringMatching(/^(\+91 ?)?\d{9,16}$/),
  text,
);
const linkedin = fc.oneof(
  fc.stringMatching(/^(https?:\/\/)?(www\.)?linkedin\.com\/(in\/)?[a-z-]{0,6}$/),
  fc.integer({ min: 170, max: 220 }).map((length) => `linkedin.com/in/${'a'.repeat(length)}`),
  text,
);
const about = fc.oneof(
  text,
  fc.integer({ min: 1990, max: 2010 }).map((length) => ` ${'x'.repeat(length)} `),
);
const choiceOrText = (choices: readonly string[]) => fc.oneof(fc.constantFrom(...choices), text);

const fields: fc.Arbitrary<Fields> = fc
  .record({
    full_name: text,
    email: fc.oneof(fc.emailAddress(), text),
    mobile,
    gender: choiceOrText(GENDERS),
    role: choiceOrText(JOB_ROLES),
    location: text,
    experience: choiceOrText([...EXPERIENCES, '0+', '41+', '1']),
    linkedin,
    about_yourself: about,
  })
  // Corrects some fields, so that many forms have only one or two errors.
  .chain((wrong) =>
    fc.subarray(NAMES).map((right) => ({ ...wrong, ...Object.fromEntries(right.map((name) => [name, ASHA[name]])) })),
  );

const parse = (input: object) => ApplicationInput.safeParse({ ...ASHA, iAgreeToTerms: 'Yes', ...input });
const validate = (input: object) => getFieldErrors(ApplicationInput, { iAgreeToTerms: 'Yes', ...input });

describe('an application', () => {
  test('R-141 shows the errors of all invalid fields at once', () => {
    fc.assert(
      fc.property(fields, (input) => {
        const expected = NAMES.map((name) => validate({ ...ASHA, [name]: input[name] }));
        expect(validate(input)).toEqual(Object.assign({}, ...expected));
      }),
      { numRuns: 1_000 },
    );
  });

  test('R-141 stores only what the database can hold', () => {
    fc.assert(
      fc.property(fields, (input) => {
        const { success, data } = parse(input);
        if (!success) return;
        expect(data.full_name).toMatch(/^\S(.{0,78}\S)?$/);
        expect(data.location).toMatch(/^\S(.{0,118}\S)?$/);
        expect(data.mobile).toMatch(/^\d{10,15}$/);
        expect(data.linkedin ?? 'https://linkedin.com/').toMatch(/^https:\/\/\S{1,200}$/);
        const stored = data.about_yourself ?? 'nothing';
        expect(stored).toBe(cleanText(stored));
        expect(stored.length).toBeGreaterThan(0);
        expect(stored.length).toBeLessThanOrEqual(2000);
      }),
      { numRuns: 1_000 },
    );
  });

  test('R-141 all but LinkedIn and the words about oneself are required', () => {
    const empty = Object.fromEntries(NAMES.map((name) => [name, ' ']));
    expect(getFieldErrors(ApplicationForm, { ...empty, iAgreeToTerms: 'Yes', file: null })).toEqual({
      full_name: 'Please enter your name',
      email: 'Please enter a valid email',
      mobile: 'Please enter a valid phone number',
      gender: 'Please choose your gender',
      role: 'Please choose a role',
      location: 'Please enter a location',
      experience: 'Please choose your experience',
      file: 'Please attach your resume',
    });
    expect(validate(ASHA)).toEqual({});
  });

  test('R-142 R-143 R-144 offer the choices of the product definition', () => {
    expect(GENDERS).toEqual(['Male', 'Female', 'I choose not to self-identify']);
    expect(GENDERS).toEqual(Gender.options);
    expect(JOB_ROLES).toEqual(JobRole.options);
    expect(EXPERIENCES).toHaveLength(41);
    expect([EXPERIENCES[0], EXPERIENCES[1], EXPERIENCES[40]]).toEqual(['Fresher', '1+', '40+']);
  });

  test.each([
    ['00000 01077', '0000001077'],
    ['+91 (00000) 01-077', '910000001077'],
    ['123456789', undefined],
    ['1234567890123456', undefined],
    ['call me', undefined],
  ])('D-11 a mobile number is digits: %s', (typed, digits) => {
    expect(parse({ mobile: typed }).data?.mobile).toBe(digits);
  });

  test.each([
    ['linkedin.com/in/asha-example', 'https://linkedin.com/in/asha-example'],
    [' http://in.linkedin.com/in/asha-example ', 'https://in.linkedin.com/in/asha-example'],
    ['https://linkedin.com.spam.example/in/asha', undefined],
    ['javascript:alert(1)//linkedin.com/in/asha', undefined],
    ['asha-example', undefined],
  ])('a profile is a link to LinkedIn and nowhere else: %s', (typed, address) => {
    const { error, data } = parse({ linkedin: typed });
    expect(data?.linkedin).toBe(address);
    expect(error?.issues[0]?.message).toBe(address ? undefined : 'Please enter the link to your LinkedIn profile');
  });

  test.each(['No', undefined])('R-308 without consent nothing is accepted: %o', (iAgreeToTerms) => {
    const parsed = ApplicationInput.safeParse({ ...ASHA, iAgreeToTerms });
    expect(parsed.error?.issues[0]).toMatchObject({ path: ['iAgreeToTerms'], message: 'Please agree to the terms' });
  });
});

describe('R-145 D-11 a chosen file', () => {
  test.each(['resume.pdf', 'resume.doc', 'Resume.DOCX', 'my.resume.ppt', 'resume.pptx'])('may be %s', (name) => {
    expect(getDocumentError({ name, size: MAX_DOCUMENT_BYTES })).toBeUndefined();
  });

  test.each(['resume.exe', 'resume', 'resume.pdf.zip', 'resume.docm', '.constructor', 'pdf'])(
    'may not be %s',
    (name) => {
      expect(getDocumentError({ name, size: 1 })).toBe('Please choose a .pdf, .doc, .docx, .ppt or .pptx file');
    },
  );

  test('is there, is not empty and has at most 5 MB', () => {
    expect(getDocumentError(null)).toBe('Please attach your resume');
    expect(getDocumentError({ name: 'resume.pdf', size: 0 })).toBe('Please attach your resume');
    expect(getDocumentError({ name: 'resume.pdf', size: MAX_DOCUMENT_BYTES + 1 })).toBe(
      'Please choose a file of at most 5 MB',
    );
  });
});
