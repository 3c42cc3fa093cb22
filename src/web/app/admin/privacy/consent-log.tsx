import type { PersonSummary } from '#contract';
import { Panel } from '#ui/panel.tsx';
import { indiaTime } from '../enquiries/india-clock.ts';

const FORMS = { enquiry: 'Enquiry', application: 'Application', posting: 'Posted property', newsletter: 'Newsletter' };

const HEAD = 'px-3 py-2 text-left text-[0.8438rem] font-semibold text-ink-3';
const CELL = 'px-3 py-2 align-top wrap-anywhere';

/** What somebody agreed to: which notice, for what, when, from where, and when they took it back. */
export function ConsentLog({ consents }: Pick<PersonSummary, 'consents'>) {
  if (consents.length === 0) return null;
  return (
    <Panel className="grid gap-2 p-4">
      <h2 id="consent-log" className="text-[1.125rem]">
        Consent log
      </h2>
      {/* Can be scrolled by keys, too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
      <section aria-labelledby="consent-log" tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-[640px] text-[0.9063rem]">
          <thead>
            <tr className="border-b border-line">
              {['Given with', 'Notice', 'Purposes', 'Agreed', 'From where', 'Withdrawn'].map((label) => (
                <th key={label} scope="col" className={HEAD}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {consents.map((consent) => (
              <tr
                key={`${consent.given_with}${consent.agreed_at}${consent.notice_version}`}
                className="border-b border-line last:border-0"
              >
                <td className={CELL}>{FORMS[consent.given_with]}</td>
                <td className={CELL}>{consent.notice_version}</td>
                <td className={CELL}>{consent.purposes.join(', ')}</td>
                <td className={CELL}>{indiaTime(consent.agreed_at)}</td>
                <td className={CELL}>{[consent.ip, consent.user_agent].filter(Boolean).join(', ') || 'Not known'}</td>
                <td className={CELL}>{consent.withdrawn_at ? indiaTime(consent.withdrawn_at) : 'No'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}
