import { and, type Db, desc, gte, isNotNull, sql, tables } from '#db';

const { enquiries } = tables;

/** More replies than any team sends in a month; beyond that, the median of the newest is accurate enough. */
const MAX_COUNTED = 20_000;
const REPLY_MINUTES = 120;

interface ReplyTimes {
  /** In office minutes; null without a reply. */
  median: number | null;
  count: number;
  /** Number of replies within two office hours. */
  inTime: number;
}

/** Waiting times of the first replies given since a date. */
export async function readReplyTimes(db: Db, { since }: { since: Date }): Promise<ReplyTimes> {
  const replied = db
    .select({ minutes: enquiries.replyMinutes })
    .from(enquiries)
    .where(and(isNotNull(enquiries.replyMinutes), gte(enquiries.firstReplyAt, since)))
    .orderBy(desc(enquiries.firstReplyAt))
    .limit(MAX_COUNTED)
    .as('replied');
  const [times] = await db
    .select({
      median: sql<number | null>`round(percentile_cont(0.5) within group (order by ${replied.minutes}))::integer`,
      count: sql<number>`count(*)::integer`,
      inTime: sql<number>`count(*) filter (where ${replied.minutes} <= ${REPLY_MINUTES})::integer`,
    })
    .from(replied);
  return times ?? { median: null, count: 0, inTime: 0 };
}
