import { Form, Link, useNavigation } from 'react-router';
import type { OwnData, OwnDataOutcome, OwnRecord } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { COUNTRIES } from '#ui/countries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import { linkClass } from '#ui/link.tsx';
import { Panel } from '#ui/panel.tsx';
import { drawingUrl } from '../../data/file-urls.ts';
import { CollapsedSection } from '../shared/collapsed-section.tsx';
import { EmailField, HoneypotField } from '../shared/forms/form-parts.tsx';

type Texts = Partial<Record<string, string>>;

/** Result of a form on the page. */
export type MyDataResult =
  | { did: 'request'; outcome: 'done' }
  | { did: 'correct' | 'erase'; outcome: OwnDataOutcome }
  | { did: 'request' | 'correct'; outcome: 'problems'; errors: Texts; fields: Texts };

const KIND_LABELS: Record<OwnRecord['kind'], string> = {
  enquiry: 'Enquiry',
  application: 'Job application',
  posting: 'Posted property',
  newsletter: 'Newsletter',
};

const mailCount = (count: number): string => (count === 1 ? '1 email' : `${indianNumber(count)} emails`);

function Message({ result }: { result: MyDataResult | undefined }) {
  if (!result || result.outcome === 'problems' || result.did === 'request') return null;
  const text =
    result.did === 'correct'
      ? 'Your details are corrected.'
      : 'Your data is erased, except for what is part of a transaction. We will email you our decision about it.';
  return (
    <p role="status" className="rounded-md bg-accent-soft px-4 py-3 font-medium text-ink">
      {text}
    </p>
  );
}

const Records = ({ records, mails }: Pick<OwnData, 'records' | 'mails'>) => (
  <Panel className="p-5">
    <h2 className="mb-3 text-2xl">What we hold</h2>
    <ul className="grid gap-3">
      {records.map(({ kind, id, title, createdAt, isKept }) => (
        <li key={`${kind} ${id}`} className="border-l-2 border-line pl-3">
          <p className="line-clamp-3 font-medium wrap-anywhere text-ink">{title}</p>
          <p className="text-small text-ink-3">
            {KIND_LABELS[kind]}, {dayText(createdAt)}
            {isKept && ', part of a transaction'}
          </p>
        </li>
      ))}
    </ul>
    {mails > 0 && (
      <p className="mt-3 text-ink-3">{`Copies of ${mailCount(mails)} to you or about you, kept for 90 days.`}</p>
    )}
  </Panel>
);

/** Name and number; after a rejected submit the form keeps the input and shows the errors. */
function Correct({ contact, result }: { contact: NonNullable<OwnData['contact']>; result: MyDataResult | undefined }) {
  const busy = useNavigation().state === 'submitting';
  const invalid = result?.did === 'correct' && result.outcome === 'problems' ? result : undefined;
  const values = invalid?.fields ?? contact;
  return (
    <Panel className="p-5">
      <h2 className="mb-3 text-2xl">Correct your details</h2>
      <Form method="post" noValidate className="grid grid-cols-1 gap-4">
        <Field label="Name" error={invalid?.errors.full_name}>
          {(control) => (
            <Input {...control} name="full_name" aria-required autoComplete="name" defaultValue={values.full_name} />
          )}
        </Field>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label="Country code" error={invalid?.errors.country_code}>
            {(control) => (
              <Select
                {...control}
                name="country_code"
                autoComplete="tel-country-code"
                defaultValue={values.country_code}
              >
                {COUNTRIES.map(({ code, name, prefix }) => (
                  <option key={code} value={prefix}>
                    {name} {prefix}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Phone number" error={invalid?.errors.phone_number}>
            {(control) => (
              <Input
                {...control}
                type="tel"
                name="phone_number"
                aria-required
                autoComplete="tel-national"
                defaultValue={values.phone_number}
              />
            )}
          </Field>
        </div>
        <p className="text-small text-ink-3">
          To change the name on a posted property, or your email address, please{' '}
          <Link className={linkClass} to="/contact-us">
            contact us
          </Link>
          .
        </p>
        <Button type="submit" name="intent" value="correct" busy={busy} className="justify-self-start">
          Save changes
        </Button>
      </Form>
    </Panel>
  );
}

/** Erasing needs a second step: the button is in a collapsed section. */
function Erase({ own: { records, isWaiting } }: { own: OwnData }) {
  if (isWaiting && records.every(({ isKept }) => isKept))
    return <p className="text-ink-3">You have asked us to erase the rest. We will email you our decision.</p>;
  return (
    <CollapsedSection title="Erase my data">
      <p className="mb-3">
        Everything above is erased permanently: we can no longer answer your enquiries, and a posted property leaves the
        site.
        {records.some(({ isKept }) => isKept) &&
          ' What is part of a transaction may have to be kept by law. We will check that and email you our decision.'}
      </p>
      <Form method="post">
        <Button type="submit" name="intent" value="erase" variant="outline">
          Erase permanently
        </Button>
      </Form>
    </CollapsedSection>
  );
}

interface MyDataViewProps {
  own: OwnData;
  token: string;
  result: MyDataResult | undefined;
}

/** What is stored under a confirmed address, with download, correction and erasure. */
function MyDataView({ own, token, result }: MyDataViewProps) {
  return (
    <main id="main" className="wrap grid max-w-190! grid-cols-1 gap-5 py-8 lg:py-12">
      <div>
        <h1 className="text-3xl">Your data</h1>
        <p className="mt-1 wrap-anywhere">Stored under {own.email}</p>
      </div>
      <Message result={result} />
      <Records records={own.records} mails={own.mails} />
      <p>
        <a
          className={buttonClass({ variant: 'outline' })}
          href={`/api/v1/public/my-data?token=${encodeURIComponent(token)}`}
          download
        >
          Download everything
        </a>
      </p>
      {own.contact && <Correct contact={own.contact} result={result} />}
      <Erase own={own} />
    </main>
  );
}

/** Asks for the email address; the answer is the same for every address. */
function RequestLink({ isExpired, result }: { isExpired: boolean; result: MyDataResult | undefined }) {
  const busy = useNavigation().state === 'submitting';
  const isErased = result?.did === 'erase' && result.outcome === 'done';
  const isSent = result?.did === 'request' && result.outcome === 'done';
  if (isErased || isSent)
    return (
      <main id="main" className="wrap">
        <EmptyState
          art={drawingUrl('spot-thanks')}
          headingLevel={1}
          title={isErased ? 'Your data is erased' : 'Check your inbox'}
          line={
            isErased
              ? 'We no longer hold data under your email address.'
              : 'If we hold data under this email address, we have sent a link to it. The link works for 24 hours.'
          }
          action={
            <Link className={buttonClass()} to="/">
              Back to Home
            </Link>
          }
        />
      </main>
    );
  const invalid = result?.did === 'request' && result.outcome === 'problems' ? result : undefined;
  return (
    <main id="main" className="wrap grid max-w-150! grid-cols-1 gap-5 py-8 lg:py-12">
      <div>
        <h1 className="text-3xl">Your data</h1>
        <p className="mt-2">
          {isExpired
            ? 'This link no longer works. Enter your email address to get a new one.'
            : 'See, download, correct or erase the data that we hold about you. We email you a private link first.'}
        </p>
      </div>
      <Form method="post" noValidate className="grid grid-cols-1 gap-4">
        <EmailField error={invalid?.errors.email} />
        <HoneypotField />
        <Button type="submit" name="intent" value="request" busy={busy} className="justify-self-start">
          Email me a link
        </Button>
      </Form>
    </main>
  );
}

interface MyDataProps {
  own: OwnData | null;
  isExpired: boolean;
  token: string;
  result: MyDataResult | undefined;
}

/** One's own data, or the form that asks for the link to it. */
export default function MyData({ own, isExpired, token, result }: MyDataProps) {
  return own ? (
    <MyDataView own={own} token={token} result={result} />
  ) : (
    <RequestLink isExpired={isExpired} result={result} />
  );
}
