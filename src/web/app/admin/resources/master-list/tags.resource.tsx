import { type StaffTag, TagInput } from '#contract';
import { created } from '../../engine/columns.tsx';
import { text } from '../../engine/fields.tsx';
import { defineResource } from '../../engine/resource.ts';

export const tags = defineResource<StaffTag>({
  path: 'master-list/tag',
  rows: 'tags',
  noun: 'Tag',
  title: 'Tags',
  searchHint: 'Search tags',
  searchable: ({ tag_name }) => [tag_name],
  name: { label: 'Tag', of: ({ tag_name }) => tag_name, sort: 'tag_name' },
  columns: [created()],
  form: { input: TagInput, sections: [{ fields: [text('tag_name', 'Tag', { max: 60 })] }] },
  replacedBy: 'tags',
});
