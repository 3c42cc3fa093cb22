import { ContentPageInput, type StaffPage } from '#contract';
import { MetaDescriptionControl } from '../controls/meta-description-control.tsx';
import { longText, text } from '../engine/fields.tsx';
import { type FormField, field } from '../engine/form-field.tsx';
import { richText } from '../engine/page-fields.tsx';
import type { RecordForm } from '../engine/resource.ts';
import { BenefitsControl } from './benefits-control.tsx';
import { toPagePath } from './page-address.ts';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

const BODY: Record<StaffPage['body_kind'], FormField[]> = {
  none: [],
  text: [richText('body', 'Text', { optional: true })],
  benefits: [field('body', 'Benefits', BenefitsControl, { initial: '', optional: true, extra: {} })],
};

/** The form of one page: title, lead and body if the page has a banner, then the search engine fields. */
export const pageForm = ({ key, banner, body_kind }: Pick<StaffPage, 'key' | 'banner' | 'body_kind'>): RecordForm => ({
  input: ContentPageInput,
  wide: true,
  sections: [
    ...(banner
      ? [
          {
            fields: [
              text('title', 'Title', { max: 120 }),
              longText('lead', 'Lead', { optional: true, max: 300 }),
              ...BODY[body_kind],
            ],
          },
        ]
      : []),
    {
      title: 'Search engines',
      fields: [
        text('meta_title', 'Meta title', { optional: true, max: 120 }),
        field('meta_description', 'Meta description', MetaDescriptionControl, {
          initial: '',
          optional: true,
          extra: ({ meta_title, title }) => ({ title: asText(meta_title) || asText(title), path: toPagePath(key) }),
        }),
        text('meta_keywords', 'Keywords', { optional: true, max: 320 }),
      ],
    },
  ],
});
