import { type HomeSection, type HomeSections, HomeSectionsInput } from '#contract';
import { Switch } from '#ui/switch.tsx';
import type { ControlProps } from '../controls/basic-controls.tsx';
import { OrderedList } from '../controls/ordered-list.tsx';
import { field } from '../engine/form-field.tsx';
import { defineForm } from '../engine/resource.ts';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { SettingForm, SettingTab } from './setting-tab.tsx';

const LABELS: Record<HomeSection, string> = {
  featured: 'Featured Properties',
  top: 'Top Properties',
  cities: 'Featured Cities',
  trending: 'Trending Properties',
  new: 'New Properties',
  projects: 'Project Collection',
  properties: 'Property Collection',
  'why-choose-us': 'Why Choose Us',
  video: 'Video',
  'how-we-work': 'How We Work',
  testimonials: 'Testimonials',
  partners: 'Partners',
  blogs: 'Latest Blogs',
};

/** The order and visibility of the sections of the home page. */
const HomeSectionsControl = ({ label, value, onChange }: ControlProps<HomeSections>) => (
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

const FORM = defineForm(HomeSectionsInput, {
  sections: [{ fields: [field('sections', 'Sections', HomeSectionsControl, { initial: [], extra: {} })] }],
});

/** The sections of the home page below the top banner. */
export const HomeSectionsTab = (tab: TabProps) => (
  <SettingTab
    {...tab}
    line="The sections of the home page below the top banner, from top to bottom. City home pages use the same order and show properties of the city instead of Featured, Top, Trending and New Properties."
  >
    {({ settings: { 'home-sections': sections } }) => (
      <SettingForm name="home-sections" form={FORM} start={{ sections }} />
    )}
  </SettingTab>
);
