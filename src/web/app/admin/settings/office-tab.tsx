import { MAX_HOLIDAYS, OfficeSettings, type SettingsAnswer, validateOffice, WEEKDAYS } from '#contract';
import { describeOfficeHours, describeReplyTime, type Holiday } from '#contract/content/office.ts';
import { dayText } from '#contract/india-time.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { labelClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { type ControlProps, DateControl, TextControl } from '../controls/basic-controls.tsx';
import { number, text } from '../engine/fields.tsx';
import { field, type Values } from '../engine/form-field.tsx';
import { defineForm } from '../engine/resource.ts';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { ICONS } from '../icons.ts';
import { SettingForm, SettingTab } from './setting-tab.tsx';

const Problem = ({ children }: { children: string | undefined }) =>
  children && (
    <p role="alert" className="text-sm text-danger">
      {children}
    </p>
  );

/** A checkbox for each day of the week. */
const DaysControl = ({ label, value, onChange, error }: ControlProps<number[]>) => (
  <fieldset className="grid gap-3">
    <legend className={labelClass}>{label}</legend>
    <div className="mt-2 flex flex-wrap gap-x-6 gap-y-3">
      {WEEKDAYS.map((name, index) => (
        <Checkbox
          key={name}
          checked={value.includes(index + 1)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, index + 1] : value.filter((day) => day !== index + 1))
          }
        >
          {name}
        </Checkbox>
      ))}
    </div>
    <Problem>{error}</Problem>
  </fieldset>
);

/** A holiday while it is entered. */
type HolidayValues = Omit<Holiday, 'day'> & { day: string | null };

/** The days on which the office is closed. An error is shown at the field it belongs to. */
function HolidaysControl({ label, value, onChange, error }: ControlProps<HolidayValues[]>) {
  const issues = error === undefined ? [] : (OfficeSettings.shape.holidays.safeParse(value).error?.issues ?? []);
  const findIssue = (index: number, name: keyof Holiday) =>
    issues.find(({ path }) => path[0] === index && path[1] === name)?.message;
  return (
    <fieldset className="grid gap-3">
      <legend className={labelClass}>{label}</legend>
      <p className="mt-1 text-note text-ink-3">The office is closed, and the reply clock stands still.</p>
      {value.map((holiday, index) => {
        const change = (part: Partial<HolidayValues>) => onChange(value.with(index, { ...holiday, ...part }));
        const name = holiday.name || (holiday.day ? dayText(holiday.day) : `holiday ${index + 1}`);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no identity, and every field is controlled
          <div key={index} className="flex flex-wrap items-start gap-3">
            <div className="w-44">
              <DateControl
                label="Day"
                value={holiday.day}
                error={findIssue(index, 'day')}
                onChange={(day) => change({ day })}
              />
            </div>
            <div className="min-w-44 flex-1">
              <TextControl
                label="Holiday"
                max={60}
                value={holiday.name}
                error={findIssue(index, 'name')}
                onChange={(next) => change({ name: next })}
              />
            </div>
            <IconButton
              label={`Remove ${name}`}
              className="mt-7 text-danger!"
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <Icon name={ICONS.bin} />
            </IconButton>
          </div>
        );
      })}
      <Problem>{issues.find(({ path }) => path.length === 0)?.message}</Problem>
      {value.length < MAX_HOLIDAYS && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => onChange([...value, { day: null, name: '' }])}
        >
          <Icon name="plus" size="sm" />
          Add holiday
        </Button>
      )}
    </fieldset>
  );
}

/** The office as form fields. */
export const OFFICE_FORM = defineForm(OfficeSettings, {
  rules: validateOffice,
  sections: [
    {
      fields: [
        field('days', 'Open on', DaysControl, { initial: [], extra: {} }),
        text('opens', 'Opens at', { type: 'time', halfWidth: true }),
        text('closes', 'Closes at', { type: 'time', halfWidth: true }),
        number('reply_minutes', 'First reply within (office minutes)', {
          halfWidth: true,
          min: 5,
          max: 1440,
          hint: 'Promised to visitors, and what counts as overdue',
        }),
        field('holidays', 'Holidays', HolidaysControl, { initial: [], extra: {} }),
      ],
    },
  ],
});

export const toOfficeValues = ({ settings: { office } }: SettingsAnswer): Values => office;

/** What visitors read. */
export function OfficePreview({ values }: { values: Values }) {
  // Holidays are not part of the sentences, and may be half entered.
  const { data: office } = OfficeSettings.safeParse({ ...values, holidays: [] });
  if (!office) return null;
  return (
    <section aria-label="Preview" className="grid gap-1 rounded-md bg-sunken p-4">
      <p className="text-note text-ink-3">Visitors read</p>
      <p>{describeOfficeHours(office)}</p>
      <p>An advisor usually calls back within {describeReplyTime(office.reply_minutes)}, during office hours.</p>
    </section>
  );
}

/** When the office is open, and how soon it replies. */
export const OfficeTab = (tab: TabProps) => (
  <SettingTab
    {...tab}
    line="The footer, the forms and the emails to visitors state these hours and this promise, and the clock of the inbox counts by them."
  >
    {(answer) => (
      <SettingForm name="office" form={OFFICE_FORM} start={toOfficeValues(answer)} Preview={OfficePreview} />
    )}
  </SettingTab>
);
