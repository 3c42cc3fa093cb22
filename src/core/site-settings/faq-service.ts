import type { FaqInput } from '#contract';
import { tables } from '#db';
import { authorise } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { type Actor, adminRecordService, contains } from '../records/index.ts';

const { faqs } = tables;

/** Admin service for the questions above the footer; requires the `settings` permission. */
export function faqService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'settings');
  return adminRecordService(ctx, {
    entity: 'faq',
    noun: 'FAQ',
    titleColumn: 'question',
    table: faqs,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select()
        .from(faqs)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) => contains(query, faqs.question, faqs.answer),
    sorts: { question: faqs.question, position: faqs.position, createdAt: faqs.createdAt },
    values: ({ question, answer, status, position }: Partial<FaqInput>) => ({
      question,
      answer,
      status,
      position: position === null ? 0 : position,
    }),
  });
}
