import { useQuery } from '@tanstack/react-query';
import type { ReplyTimes } from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { duration } from '../india-clock.ts';
import { inbox } from './inbox.tsx';

const toText = ({ median_minutes: median, replies }: ReplyTimes): string =>
  median === null
    ? 'No first reply in the last 30 days.'
    : `Median first reply in the last 30 days: ${duration(median)} of office time (${replies} ${replies === 1 ? 'reply' : 'replies'}).`;

/** The measured reply times of the team. */
export function ReplyLine() {
  const { data } = useQuery({
    queryKey: ['staff', inbox.path, 'reply-times'],
    queryFn: ({ signal }) => staffCall<ReplyTimes>('/enquiry/reply-times', { signal }),
  });
  return <p className="-mt-2 mb-3 min-h-6 text-[0.9063rem] text-ink-3">{data && toText(data)}</p>;
}
