import type { StaffEnquiryRow } from '#contract';
import { classNames } from '#ui/class-names.ts';
import { duration, indiaTime } from '../india-clock.ts';

type Waiting = Pick<StaffEnquiryRow, 'reply_minutes_left' | 'next_follow_up_at'>;

function getLabel({ reply_minutes_left: left, next_follow_up_at: followUp }: Waiting): [label: string, late: boolean] {
  if (left !== null) return left > 0 ? [`due in ${duration(left)}`, false] : [`overdue ${duration(-left)}`, true];
  return followUp === null ? ['', false] : [`follow up ${indiaTime(followUp)}`, Date.parse(followUp) <= Date.now()];
}

/** The next step and its deadline: a first reply, measured in office hours, then the follow-up. */
export function NextStep({ enquiry }: { enquiry: Waiting }) {
  const [label, late] = getLabel(enquiry);
  return <span className={classNames('whitespace-nowrap', late && 'font-semibold text-danger')}>{label}</span>;
}
