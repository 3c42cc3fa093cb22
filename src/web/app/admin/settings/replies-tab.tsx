import {
  fillTemplate,
  MAX_REPLY_TEMPLATES,
  REPLY_FIELDS,
  type ReplyTemplate,
  ReplyTemplatesInput,
  type SettingsAnswer,
} from '#contract';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { type ControlProps, LongTextControl, TextControl } from '../controls/basic-controls.tsx';
import { OrderedList } from '../controls/ordered-list.tsx';
import { field } from '../engine/form-field.tsx';
import { defineForm } from '../engine/resource.ts';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { SettingForm, SettingTab } from './setting-tab.tsx';

const FIELDS = Object.entries(REPLY_FIELDS).map(([name, meaning]) => `{${name}} ${meaning.toLowerCase()}`);

/** Invented, so that the preview reads like a message. */
const EXAMPLE = { first_name: 'Rohit', my_name: 'Zoya', listing: 'Aravalli Terraces', company: 'Aangan' };

const NEW: ReplyTemplate = { name: '', text: '' };

/** The templates in order. An error is shown at the field it belongs to. */
function TemplatesControl({ label, value, onChange, error }: ControlProps<ReplyTemplate[]>) {
  const issues = error === undefined ? [] : (ReplyTemplatesInput.safeParse({ templates: value }).error?.issues ?? []);
  const findIssue = (index: number, name: keyof ReplyTemplate) =>
    issues.find(({ path }) => path[1] === index && path[2] === name)?.message;
  const asAWhole = issues.find(({ path }) => path.length === 1)?.message;
  return (
    <div className="grid gap-4">
      <p className="text-small text-ink-3">Fields: {FIELDS.join(', ')}</p>
      <OrderedList
        label={label}
        items={value}
        getName={({ name }, index) => name || `template ${index + 1}`}
        onChange={onChange}
        removable
      >
        {(template, change, index) => (
          <div className="grid w-full min-w-0 gap-3 py-3 pr-2.5">
            <TextControl
              label="Name"
              max={40}
              value={template.name}
              error={findIssue(index, 'name')}
              onChange={(name) => change({ ...template, name })}
            />
            <LongTextControl
              label="Message"
              max={1000}
              value={template.text}
              error={findIssue(index, 'text')}
              hint={template.text && `Reads: ${fillTemplate(template.text, EXAMPLE)}`}
              onChange={(text) => change({ ...template, text })}
            />
          </div>
        )}
      </OrderedList>
      {asAWhole && (
        <p role="alert" className="text-sm text-danger">
          {asAWhole}
        </p>
      )}
      {value.length < MAX_REPLY_TEMPLATES && (
        <Button variant="outline" className="justify-self-start" onClick={() => onChange([...value, NEW])}>
          <Icon name="plus" size="sm" />
          Add template
        </Button>
      )}
    </div>
  );
}

const FORM = defineForm(ReplyTemplatesInput, {
  sections: [{ fields: [field('templates', 'Templates', TemplatesControl, { initial: [], extra: {} })] }],
});

/** Messages that staff send to people who asked about a home. */
export const RepliesTab = (tab: TabProps) => (
  <SettingTab {...tab} line="Messages that staff choose in an enquiry, and send by WhatsApp or email.">
    {({ settings: { replies } }: SettingsAnswer) => (
      <SettingForm name="replies" form={FORM} start={{ templates: replies }} />
    )}
  </SettingTab>
);
