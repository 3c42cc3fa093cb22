import type { StaffApplication } from '#contract';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ICONS } from '../icons.ts';
import { DocumentState } from './document-state.tsx';

const KILOBYTE = 1024;

const sizeText = (bytes: number | null): string =>
  bytes === null
    ? ''
    : bytes < KILOBYTE * KILOBYTE
      ? `${Math.ceil(bytes / KILOBYTE)} kB`
      : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;

const WITHHELD = {
  pending: 'It can be downloaded once the virus scanner has found nothing.',
  rejected: 'It is kept out of reach.',
};

/** The document of an application, with a download link once it has passed the virus scan. */
export function DocumentCard({ application: { id, document } }: { application: StaffApplication }) {
  const { name, byte_size, state } = document;
  return (
    <div className="grid gap-2 rounded-md border border-line p-3">
      <p className="font-semibold wrap-anywhere text-ink">{name}</p>
      <p className="flex flex-wrap gap-x-3 text-[0.9063rem] text-ink-3">
        {sizeText(byte_size)} <DocumentState state={state} />
      </p>
      {state === 'ready' ? (
        <a
          className={buttonClass({ variant: 'soft' })}
          href={`/api/v1/admin/application/${id}/document`}
          data-key="download"
          download
        >
          <Icon name={ICONS.arrowDown} size="sm" />
          Download
        </a>
      ) : (
        <p className="text-[0.9063rem] text-ink-3">{WITHHELD[state]}</p>
      )}
    </div>
  );
}
