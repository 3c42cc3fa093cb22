import { expect, test } from 'vitest';
import { FaqInput } from '#contract';
import { text as column } from './columns.tsx';
import { longText, number, text } from './fields.tsx';
import { defineForm, defineResource } from './resource.ts';

const faqs = {
  rows: 'faqs',
  noun: 'FAQ',
  title: 'FAQs',
  searchHint: 'Question',
  searchable: () => [],
  name: { label: 'Question', text: ({ question }: { question: string }) => question },
  columns: [],
} as const;

// The compiler checks these: without the error that it expects, the comment itself is an error.
test('a resource with a misspelt path, column or field does not compile', () => {
  const declared = [
    defineResource('faq', { ...faqs, columns: [column('Position', ({ answer }) => answer, { sort: 'position' })] }),
    // @ts-expect-error the path of a kind of record that the contract does not have
    defineResource('faqq', faqs),
    // @ts-expect-error the name of the rows in the answer
    defineResource('faq', { ...faqs, rows: 'faq' }),
    // @ts-expect-error a column of the row
    defineResource('faq', { ...faqs, columns: [column('Answer', ({ anwser }) => anwser)] }),
    // @ts-expect-error a name to sort by
    defineResource('faq', { ...faqs, columns: [column('Answer', ({ answer }) => answer, { sort: 'anwser' })] }),
    defineForm(FaqInput, { sections: [{ fields: [text('question', 'Question'), longText('answer', 'Answer')] }] }),
    // @ts-expect-error a field of the input
    defineForm(FaqInput, { sections: [{ fields: [text('qestion', 'Question')] }] }),
    // @ts-expect-error a control whose value is not of the type of the field
    defineForm(FaqInput, { sections: [{ fields: [number('question', 'Question')] }] }),
  ];
  expect(declared).toHaveLength(8);
});
