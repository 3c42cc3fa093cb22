import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { COUNTRIES, DEFAULT_COUNTRY } from '#ui/countries.ts';
import { Field, labelClass } from '#ui/field.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Input, Select, Textarea } from '#ui/input.tsx';
import { PhoneField } from '#ui/phone-field.tsx';
import { PillGroup } from '#ui/pills.tsx';
import { RangeSlider, Slider } from '#ui/slider.tsx';
import { Switch } from '#ui/switch.tsx';
import { Group, LONG_TEXT, Three } from './specimen.tsx';

const ROOMS = ['1 BHK', '2 BHK', '3 BHK', '4 BHK'].map((label) => ({ value: label, label }));
const KINDS = ['Residential', 'Commercial', 'Plot'].map((label) => ({ value: label, label }));

function TextFields() {
  return (
    <Three>
      <Field label="Full name" hint="Rest">
        {(control) => <Input {...control} placeholder="Your name" autoComplete="name" />}
      </Field>
      <Field label="Email" hint="Focus">
        {(control) => (
          <Input
            {...control}
            defaultValue="meera@"
            className="border-focus outline-2 -outline-offset-1 outline-focus"
            autoComplete="email"
          />
        )}
      </Field>
      <Field label="Email" error="Please enter a valid email">
        {(control) => <Input {...control} defaultValue="meera@" autoComplete="email" />}
      </Field>
      <Field label="Kind of home">
        {(control) => (
          <Select {...control}>
            <option>Builder Floor Apartment</option>
            <option>{LONG_TEXT}</option>
          </Select>
        )}
      </Field>
      <Field label="City" hint="Disabled">
        {(control) => <Input {...control} disabled defaultValue="Gurugram" />}
      </Field>
      <Field label="Kind of home" error="Please choose one">
        {(control) => (
          <Select {...control}>
            <option>Choose</option>
          </Select>
        )}
      </Field>
      <Field label="Message" optional hint="Hover" className="self-start">
        {(control) => (
          <Textarea {...control} className="border-chuna-700!" placeholder="I am looking for a home near…" />
        )}
      </Field>
      <Field label="Message" error={LONG_TEXT}>
        {(control) => <Textarea {...control} defaultValue={LONG_TEXT} />}
      </Field>
      <Field label="Search" hideLabel hint="The label is for assistive technology only">
        {(control) => <Input {...control} type="search" placeholder="Hidden label" />}
      </Field>
    </Three>
  );
}

function PhoneFields() {
  const [country, setCountry] = useState(DEFAULT_COUNTRY);
  const [number, setNumber] = useState('');
  const phone = { countries: COUNTRIES, country, onCountryChange: setCountry, number, onNumberChange: setNumber };
  return (
    <Three>
      <PhoneField label="Phone number" {...phone} name="phone" />
      <PhoneField label="Phone number" {...phone} optional hint="Digits only" />
      <PhoneField label="Phone number" {...phone} error="Please enter a valid phone number" />
    </Three>
  );
}

function FileFields() {
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<File | null>(() => new File(['x'.repeat(250_000)], `${LONG_TEXT}.pdf`));
  const types = { accept: '.pdf,.doc,.docx', hint: '.pdf, .doc or .docx' };
  return (
    <Three>
      <FileField label="Resume" {...types} file={file} onFile={setFile} />
      <FileField label="Resume" {...types} optional file={chosen} onFile={setChosen} />
      <FileField
        label="Resume"
        {...types}
        error="Please choose a .pdf, .doc or .docx file"
        file={null}
        onFile={setFile}
      />
    </Three>
  );
}

function Choices() {
  const [agreed, setAgreed] = useState(true);
  const [rooms, setRooms] = useState(['3 BHK']);
  const [kind, setKind] = useState(['Residential']);
  const [active, setActive] = useState(true);
  return (
    <Three>
      <div className="grid content-start gap-4">
        <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
          I have read and agree to the Terms &amp; Conditions
        </Checkbox>
        <Checkbox>{LONG_TEXT}</Checkbox>
        <Checkbox aria-invalid>Not ticked, and needed</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
        <Checkbox disabled defaultChecked>
          Disabled and ticked
        </Checkbox>
      </div>
      <div className="grid content-start gap-6">
        <PillGroup legend="BHK" name="rooms" multiple options={ROOMS} value={rooms} onChange={setRooms} />
        <PillGroup legend="Kind" name="kind" options={KINDS} value={kind} onChange={setKind} />
      </div>
      <div className="grid content-start justify-items-start gap-5">
        <Switch checked={active} onCheckedChange={setActive} label={active ? 'Active' : 'Inactive'} />
        <Switch checked={!active} onCheckedChange={(on) => setActive(!on)} label={active ? 'Inactive' : 'Active'} />
        <Switch checked disabled onCheckedChange={setActive} label="Active, disabled" />
        <Switch checked={false} disabled onCheckedChange={setActive} label="Inactive, disabled" />
      </div>
    </Three>
  );
}

export function FieldsSection() {
  return (
    <Group id="fields" title="Fields">
      <TextFields />
      <PhoneFields />
      <FileFields />
      <Choices />
    </Group>
  );
}

const LAKH = 100_000;
const rupees = (value: number) => (value >= 200 * LAKH ? '₹ 2 Cr+' : `₹ ${Math.round(value / LAKH)} L`);

function Reading({ label, value }: { label: string; value: string }) {
  return (
    <div className="mb-1.5 flex justify-between gap-3">
      <span className={labelClass}>{label}</span>
      <b className="font-bold text-ink">{value}</b>
    </div>
  );
}

function Budget() {
  const [budget, setBudget] = useState<[number, number]>([80 * LAKH, 200 * LAKH]);
  return (
    <div>
      <Reading label="Budget" value={`${rupees(budget[0])} – ${rupees(budget[1])}`} />
      <RangeSlider
        label="budget"
        value={budget}
        min={5 * LAKH}
        max={200 * LAKH}
        step={5 * LAKH}
        minGap={10 * LAKH}
        onChange={setBudget}
        valueText={rupees}
        ticks={['₹ 5 L', '₹ 50 L', '₹ 1 Cr', '₹ 1.5 Cr', '₹ 2 Cr+']}
      />
    </div>
  );
}

export function SampleFilters() {
  const [kind, setKind] = useState(['Residential']);
  const options = ['Residential', 'Commercial', 'Plot'].map((label) => ({ value: label, label }));
  return (
    <>
      <PillGroup legend="Kind" name="filter-kind" options={options} value={kind} onChange={setKind} />
      <Budget />
    </>
  );
}

export function SampleEmi() {
  const [years, setYears] = useState(20);
  return (
    <div>
      <Reading label="Tenure" value={`${years} Yr`} />
      <Slider
        label="Tenure"
        value={years}
        min={1}
        max={30}
        step={1}
        onChange={setYears}
        valueText={`${years} years`}
        ticks={['1 Yr', '8 Yr', '15 Yr', '22 Yr', '30 Yr']}
      />
    </div>
  );
}

export function SlidersSection() {
  return (
    <Group id="sliders" title="Sliders">
      <Three>
        <SampleEmi />
        <Budget />
      </Three>
    </Group>
  );
}
