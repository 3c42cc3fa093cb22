import type { StaffSubscriber, SubscriberStatus } from '#contract';
import { text as column, created } from '../engine/columns.tsx';
import { defineResource } from '../engine/resource.ts';

const STATUS: Record<SubscriberStatus, string> = {
  pending: 'Not confirmed yet',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
};

export default defineResource<StaffSubscriber>({
  path: 'subscribers',
  rows: 'subscribers',
  noun: 'Subscriber',
  title: 'Subscribers',
  searchHint: 'Email',
  searchable: ({ email }) => [email],
  emptyText: 'No Subscribers Yet',
  actions: 'none',
  name: { label: 'Email', of: ({ email }) => email, sort: 'email' },
  columns: [column('Status', ({ status }) => STATUS[status], { phone: 'start' }), created({ phone: 'end' })],
});
