import type { HomeSection, HomeSections } from '#contract';
import { Switch } from '#ui/switch.tsx';
import type { ControlProps } from '../controls/control-props.ts';
import { OrderedList } from '../controls/ordered-list.tsx';

const LABELS: Record<HomeSection, string> = {
  featured: 'Featured Properties',
  top: 'Top Properties',
  cities: 'Featured cities',
  trending: 'Trending Properties',
  new: 'New Properties',
  projects: 'Project Collection',
  properties: 'Property Collection',
  'why-choose-us': 'Why Choose Us',
  video: 'Video',
  'how-we-work': 'How we work',
  testimonials: 'Testimonials',
  partners: 'Partners',
  blogs: 'Latest blogs',
};

/** The order and visibility of the sections of the home page. */
export const HomeSectionsControl = ({ label, value, onChange }: ControlProps<HomeSections>) => (
  <OrderedList label={label} items={value} getName={({ name }) => LABELS[name]} onChange={onChange}>
    {({ name, shown }, change) => (
      <Switch
        checked={shown}
        label={<span className={shown ? 'text-base text-ink' : 'text-base text-ink-3'}>{LABELS[name]}</span>}
        onCheckedChange={(now) => change({ name, shown: now })}
      />
    )}
  </OrderedList>
);
