import { BlogInput, type Publication } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { Marker } from '#ui/badge.tsx';
import { text as column, created } from '../engine/columns.tsx';
import { choice, pageValues, picture, richText, searchFields, text } from '../engine/fields.tsx';
import { defineResource } from '../engine/resource.ts';
import { createScreen } from '../engine/resource-screen.tsx';

const STATUS: Record<Publication, string> = { draft: 'Draft', published: 'Published' };

export default createScreen(
  defineResource('blog', {
    rows: 'blogs',
    noun: 'Blog',
    title: 'Blogs',
    searchHint: 'Author or title',
    searchable: ({ author, title }) => [author, title],
    name: {
      label: 'Title',
      text: ({ title }) => title,
      picture: ({ image_url }) => image_url,
      note: ({ author }) => author,
      sort: 'title',
    },
    columns: [
      column('Author', ({ author }) => author, { sort: 'author' }),
      {
        label: 'Status',
        cell: ({ status }) => <Marker tone={status === 'published' ? 'primary' : 'accent'}>{STATUS[status]}</Marker>,
        phone: 'start',
      },
      {
        label: 'Published',
        cell: ({ publishedAt }) => <span className="whitespace-nowrap">{publishedAt && dayText(publishedAt)}</span>,
        sort: 'publishedAt',
      },
      created(),
    ],
    form: {
      input: BlogInput,
      from: pageValues,
      pictures: picture('Picture', { hint: 'JPG, PNG or WebP, up to 8 MB, at least 1,200 px wide; 16:10 works best.' }),
      wide: true,
      sections: [
        {
          fields: [
            text('title', 'Title', { max: 160 }),
            text('author', 'Author', { halfWidth: true, max: 80 }),
            choice('status', 'Status', STATUS, {
              halfWidth: true,
              initial: 'draft',
              hint: 'Only published posts are visible on the site',
            }),
            richText('content', 'Content'),
          ],
        },
        { title: 'Search engines', fields: searchFields('/blog/') },
      ],
    },
  }),
);
