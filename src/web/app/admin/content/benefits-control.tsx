import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { labelClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ControlProps } from '../controls/control-props.ts';
import { LongTextControl } from '../controls/long-text-control.tsx';
import { OrderedList } from '../controls/ordered-list.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { type Benefit, benefitsIn, toHtml } from './benefits-html.ts';

const MAX_BENEFITS = 12;

/** Edits the benefits as cards; they are stored as an HTML list, which the careers page renders as cards. */
export function BenefitsControl({ label, value, onChange }: ControlProps<string>) {
  const [lastValue, setLastValue] = useState(value);
  const [benefits, setBenefits] = useState(() => benefitsIn(value));
  // The value changed outside this control: a draft was discarded or restored.
  if (value !== lastValue) {
    setLastValue(value);
    setBenefits(benefitsIn(value));
  }
  const change = (next: Benefit[]) => {
    const html = toHtml(next);
    setBenefits(next);
    setLastValue(html);
    onChange(html);
  };
  return (
    <div className="grid gap-2.5">
      <p className={labelClass}>{label}</p>
      <OrderedList
        label={label}
        items={benefits}
        getName={({ title }, index) => title || `benefit ${index + 1}`}
        onChange={change}
        removable
      >
        {(benefit, set) => (
          <div className="grid w-full min-w-0 gap-3 py-2 pr-2.5">
            <TextControl
              label="Heading"
              max={80}
              value={benefit.title}
              onChange={(title) => set({ ...benefit, title })}
            />
            <LongTextControl
              label="Words"
              max={300}
              value={benefit.text}
              onChange={(text) => set({ ...benefit, text })}
            />
          </div>
        )}
      </OrderedList>
      {benefits.length < MAX_BENEFITS && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => change([...benefits, { title: '', text: '' }])}
        >
          <Icon name="plus" size="sm" />
          Add benefit
        </Button>
      )}
    </div>
  );
}
