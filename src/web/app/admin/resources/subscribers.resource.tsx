import type { SubscriberStatus } from '#contract';
import { text as column, created } from '../engine/columns.tsx';
import { defineResource } from '../engine/resource.ts';
import { createScreen } from '../engine/resource-screen.tsx';

const STATUS: Record<SubscriberStatus, string> = {
  pending: 'Not confirmed yet',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
};

export default createScreen(
  defineResource('subscribers', {
    rows: 'subscribers',
    noun: 'Subscriber',
    title: 'Subscribers',
    searchHint: 'Email',
    searchable: ({ email }) => [email],
    emptyText: 'No Subscribers Yet',
    actions: 'none',
    name: { label: 'Email', text: ({ email }) => email, sort: 'email' },
    columns: [column('Status', ({ status }) => STATUS[status], { phone: 'start' }), created({ phone: 'end' })],
  }),
);
