import { use, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { indianNumber } from '#contract/indian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Popover } from '#ui/popover.tsx';
import { Switch } from '#ui/switch.tsx';
import type { BrowserStore } from '../../site/shared/browser-store.ts';
import { ICONS } from '../icons.ts';
import { CHOSEN, noticeChoice, ring, soundChoice } from './lead-alerts.ts';
import { useLeadCounts } from './lead-counts.ts';
import { LiveContext } from './use-live-leads.ts';

const useChoice = ({ subscribe, read }: BrowserStore) => useSyncExternalStore(subscribe, read, () => null) === CHOSEN;

/** Whether a new lead rings, and whether the browser shows a notice; both hold for this browser. */
function AlertChoices() {
  const [isRefused, setIsRefused] = useState(false);
  const rings = useChoice(soundChoice);
  const shows = useChoice(noticeChoice);
  const chooseSound = (isOn: boolean) => {
    soundChoice.write(isOn ? CHOSEN : null);
    if (isOn) ring();
  };
  const chooseNotice = async (isOn: boolean) => {
    const isAllowed = isOn && (await Notification.requestPermission()) === 'granted';
    noticeChoice.write(isAllowed ? CHOSEN : null);
    setIsRefused(isOn && !isAllowed);
  };
  return (
    <fieldset className="mt-3 grid gap-3 border-t border-line pt-4">
      <legend className="float-left mb-1 text-note text-ink-3">When a lead arrives</legend>
      <Switch checked={rings} onCheckedChange={chooseSound} label="Play a sound" />
      {'Notification' in window && (
        <Switch
          checked={shows}
          onCheckedChange={(isOn) => void chooseNotice(isOn)}
          label="Show a browser notification"
        />
      )}
      <p role="status" className="max-w-60 text-note text-danger empty:hidden">
        {isRefused && 'The browser blocks notifications of this site. Change that in its settings.'}
      </p>
    </fieldset>
  );
}

const COUNTS = [
  ['new', 'New leads', 'new'],
  ['overdue', 'Overdue', 'overdue'],
  ['mine', 'My open leads', 'mine'],
  ['requests', 'Requests to answer', ''],
] as const;

/** Waiting leads from anywhere in the back office, and how to be told of new ones. */
export function LeadBell() {
  const [open, setOpen] = useState(false);
  const counts = useLeadCounts();
  if (!counts) return null;
  const label = counts.new === 0 ? 'Leads' : `Leads, ${indianNumber(counts.new)} new`;
  return (
    <Popover
      label="Leads"
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={label}
          className="relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-well"
        >
          <Icon name={ICONS.bell} />
          {counts.new > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0.5 left-5.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-semibold text-ink"
            >
              {counts.new > 99 ? '99+' : counts.new}
            </span>
          )}
        </button>
      }
    >
      <ul className="-mx-2 grid min-w-56 text-compact">
        {COUNTS.map(([name, text, view]) => (
          <li key={name}>
            <Link
              to={view ? `/admin/enquiries?view=${view}` : '/admin/enquiries'}
              className="flex min-h-10 items-center justify-between gap-6 rounded-md px-2 hover:bg-well"
              onClick={() => setOpen(false)}
            >
              {text}
              <b className={classNames('font-semibold', name === 'overdue' && counts.overdue > 0 && 'text-danger')}>
                {indianNumber(counts[name])}
              </b>
            </Link>
          </li>
        ))}
      </ul>
      <AlertChoices />
      <div className="mt-3">
        <LiveMark />
      </div>
    </Popover>
  );
}

/** Says whether new leads appear by themselves. */
export function LiveMark() {
  const isLive = use(LiveContext) === 'live';
  return (
    <p className="flex items-center gap-2 text-note text-ink-3">
      <span
        aria-hidden="true"
        className={classNames('size-2 shrink-0 rounded-full', isLive ? 'bg-status-ready' : 'bg-line-strong')}
      />
      {isLive ? 'Live' : 'Connecting'}
    </p>
  );
}
