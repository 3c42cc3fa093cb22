import type { PersonSummary } from '#contract';
import { Panel } from '#ui/panel.tsx';
import { indiaTime } from '../india-clock.ts';

type Consent = PersonSummary['consents'][number];

const FORMS = { enquiry: 'Enquiry', application: 'Application', posting: 'Posted property', newsletter: 'Newsletter' };

const COLUMNS: Record<string, (consent: Consent) => string> = {
  'Given with': ({ given_with }) => FORMS[given_with],
  Notice: ({ notice_version }) => notice_version,
  Purposes: ({ purposes }) => purposes.join(', '),
  Agreed: ({ agreed_at }) => indiaTime(agreed_at),
  'From where': ({ ip, user_agent }) => [ip, user_agent].filter(Boolean).join(', ') || 'Not known',
  Withdrawn: ({ withdrawn_at }) => (withdrawn_at ? indiaTime(withdrawn_at) : 'No'),
};

const HEAD = 'px-3 py-2 text-left text-[0.8438rem] font-semibold whitespace-nowrap text-ink-3';
/** On phones a row is a block, with each value beside the name of its column. */
const CELL =
  'px-3 py-2 align-top wrap-break-word max-[690px]:grid max-[690px]:grid-cols-[96px_minmax(0,1fr)] max-[690px]:px-0 max-[690px]:py-0.5 max-[690px]:before:text-ink-3 max-[690px]:before:content-[attr(data-label)]';

/** The consents of a person: notice, purpose, time, source and withdrawal. */
export function ConsentLog({ consents }: Pick<PersonSummary, 'consents'>) {
  if (consents.length === 0) return null;
  return (
    <Panel className="grid gap-2 p-4">
      <h2 id="consent-log" className="text-[1.125rem]">
        Consent log
      </h2>
      <table aria-labelledby="consent-log" className="w-full text-[0.9063rem] max-[690px]:block">
        <thead className="max-[690px]:sr-only">
          <tr className="border-b border-line">
            {Object.keys(COLUMNS).map((label) => (
              <th key={label} scope="col" className={HEAD}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-[690px]:block">
          {consents.map((consent) => (
            <tr
              key={`${consent.given_with}${consent.agreed_at}`}
              className="border-b border-line last:border-0 max-[690px]:block max-[690px]:py-2"
            >
              {Object.entries(COLUMNS).map(([label, of]) => (
                <td key={label} data-label={label} className={CELL}>
                  {of(consent)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
