import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type SettingsAnswer, SiteFactsInput, toSiteFactsInput } from '#contract';
import { Button, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { httpApi } from '../../data/http.ts';
import { publicQuery } from '../../data/queries.ts';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure } from '../engine/announce.ts';
import type { Values } from '../engine/form-field.tsx';
import { defineForm } from '../engine/resource.ts';
import { BrandPreview } from '../settings/brand-preview.tsx';
import { BRAND_FORM, toBrandValues } from '../settings/brand-tab.tsx';
import { MAIL_FORM } from '../settings/mail-tab.tsx';
import { OFFICE_FORM, OfficePreview, toOfficeValues } from '../settings/office-tab.tsx';
import { SettingForm, useSettings } from '../settings/setting-tab.tsx';
import { COMPANY_SECTIONS } from '../settings/site-facts-tab.tsx';
import { Loading } from '../shell/loading.tsx';
import { CitiesStep } from './cities-step.tsx';

const COMPANY_FORM = defineForm(SiteFactsInput, { sections: COMPANY_SECTIONS });

/** What a company has to enter itself; the sample of a new installation is not suggested. */
const OWN_FACTS: Values = {
  brand: '',
  tagline: '',
  phone: '',
  phone_label: '',
  whatsapp: '',
  email: '',
  address: '',
  facebook: '',
  instagram: '',
  linkedin: '',
  youtube: '',
  project_label: '',
  project_url: '',
  video: '',
  video_title: '',
  video_line: '',
  map_url: '',
};

const STEPS = ['company', 'office', 'look', 'emails', 'cities', 'done'] as const;
type Step = (typeof STEPS)[number];

const LABELS: Record<Step, string> = {
  company: 'Your company',
  office: 'Office hours',
  look: 'Look',
  emails: 'Emails',
  cities: 'Cities',
  done: 'Done',
};

const LINES: Record<Step, string> = {
  company: 'Visitors see these in the header and footer, on the contact page and in our emails.',
  office: 'When you are open and how soon you call back. Visitors read it, and the inbox counts by it.',
  look: 'One colour and a logo are enough. We derive all other colours and make sure that texts can be read.',
  emails: 'How emails from the site are signed. All of it is optional.',
  cities: 'Where do you have projects and properties? You can add more at any time.',
  done: 'Your site has your name, your look and your cities. Everything can be changed in Settings.',
};

interface StepListProps {
  current: Step;
  finished: ReadonlySet<Step>;
  onChoose: (step: Step) => void;
}

function StepList({ current, finished, onChoose }: StepListProps) {
  return (
    <ol className="flex gap-1 overflow-x-auto admin:grid admin:content-start">
      {STEPS.map((step, index) => (
        <li key={step}>
          <button
            type="button"
            aria-current={step === current ? 'step' : undefined}
            className="flex h-11 w-full items-center gap-2.5 rounded-md px-3 text-left whitespace-nowrap hover:bg-well aria-[current=step]:bg-primary-soft aria-[current=step]:font-semibold aria-[current=step]:text-primary"
            onClick={() => onChoose(step)}
          >
            <span
              className={classNames(
                'grid size-6 place-items-center rounded-full text-xs font-semibold',
                finished.has(step) ? 'bg-success text-white' : 'bg-well',
              )}
            >
              {finished.has(step) ? <Icon name="check" size="sm" /> : index + 1}
            </span>
            {LABELS[step]}
            {finished.has(step) && <span className="sr-only"> (done)</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

const NEXT_LINKS = [
  { to: '/', label: 'View the site' },
  { to: '/admin/properties', label: 'Add properties' },
  { to: '/admin/imports', label: 'Import a sheet' },
  { to: '/admin/users', label: 'Invite colleagues' },
  { to: '/admin/settings?tab=counters', label: 'Add figures to the home page' },
];

const Finish = () => (
  <Panel className="flex flex-wrap gap-3 p-4 sm:p-6">
    {NEXT_LINKS.map(({ to, label }, index) => (
      <Link key={to} to={to} className={buttonClass({ variant: index === 0 ? 'primary' : 'outline' })}>
        {label}
      </Link>
    ))}
  </Panel>
);

interface StepsProps {
  answer: SettingsAnswer;
}

function Steps({ answer }: StepsProps) {
  const { settings, saved } = answer;
  const { cities } = useSuspenseQuery(publicQuery(httpApi, '/city')).data;
  const [search, setSearch] = useSearchParams();
  const finished = new Set<Step>([
    ...(saved.includes('site') ? (['company'] as const) : []),
    ...(saved.includes('office') ? (['office'] as const) : []),
    ...(saved.includes('brand') ? (['look'] as const) : []),
    ...(saved.includes('mail') ? (['emails'] as const) : []),
    ...(cities.length > 0 ? (['cities'] as const) : []),
  ]);
  const asked = STEPS.find((step) => step === search.get('step'));
  // Kept while its form is being saved, which finishes it.
  const [first] = useState(() => STEPS.find((step) => !finished.has(step)) ?? 'done');
  const current = asked ?? first;
  const choose = (step: Step) => setSearch({ step });
  const next = (step: Step) => ({ submitLabel: 'Save and continue', onSaved: () => choose(step) });
  const facts = toSiteFactsInput(settings.site);
  const finishCompany = () => {
    choose('office');
    // The sample counters are claims that this company has not made.
    if (!saved.includes('counters'))
      void staffCall('PUT /settings/counters', { body: { counters: [] } }).catch(announceFailure);
  };
  return (
    <div className="grid gap-5 admin:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label="Steps">
        <StepList current={current} finished={finished} onChoose={choose} />
      </nav>
      <section aria-labelledby="step" className="grid max-w-240 content-start gap-3">
        <div>
          <h2 id="step" className="text-2xl">
            {LABELS[current]}
          </h2>
          <p className="mt-1 max-w-ch-75 text-ink-3">{LINES[current]}</p>
        </div>
        {current === 'company' && (
          <SettingForm
            name="site"
            form={COMPANY_FORM}
            start={saved.includes('site') ? facts : { ...facts, ...OWN_FACTS }}
            step={{ submitLabel: 'Save and continue', onSaved: finishCompany }}
          />
        )}
        {current === 'office' && (
          <SettingForm
            name="office"
            form={OFFICE_FORM}
            start={toOfficeValues(answer)}
            Preview={OfficePreview}
            step={next('look')}
          />
        )}
        {current === 'look' && (
          <SettingForm
            name="brand"
            form={BRAND_FORM}
            start={toBrandValues(answer)}
            Preview={BrandPreview}
            step={next('emails')}
          />
        )}
        {current === 'emails' && (
          <SettingForm name="mail" form={MAIL_FORM} start={settings.mail} step={next('cities')} />
        )}
        {current === 'cities' && (
          <CitiesStep existing={cities.map(({ city_name }) => city_name)} onSaved={() => choose('done')} />
        )}
        {current === 'done' && <Finish />}
      </section>
    </div>
  );
}

/** The first steps of a new installation: company, office, look, emails, cities. */
export default function SetupScreen() {
  const { data, isError, refetch } = useSettings();
  return (
    <>
      <h1 className="mb-4 text-headline">Set up your site</h1>
      {data && (
        <Suspense fallback={<Loading />}>
          <Steps answer={data} />
        </Suspense>
      )}
      {isError && (
        <p role="alert" className="grid justify-items-start gap-3">
          Something went wrong
          <Button variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
    </>
  );
}
