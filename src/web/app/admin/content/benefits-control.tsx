import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { labelClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { type ControlProps, LongTextControl, TextControl } from '../controls/basic-controls.tsx';
import { OrderedList } from '../controls/ordered-list.tsx';

interface Benefit {
  title: string;
  text: string;
}

const getText = (entry: Element, name: string) => entry.querySelector(name)?.textContent?.trim() ?? '';

/** Parses the stored HTML list: each entry has a heading and a paragraph. */
const benefitsIn = (html: string): Benefit[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('li')].map((entry) => ({
    title: getText(entry, 'h3'),
    text: getText(entry, 'p'),
  }));

const element = (name: string, text: string): string => {
  const node = document.createElement(name);
  node.textContent = text;
  return node.outerHTML;
};

/** Serializes the benefits to the HTML list that is stored. */
const toHtml = (benefits: Benefit[]): string =>
  benefits.length === 0
    ? ''
    : `<ul>${benefits.map(({ title, text }) => `<li>${element('h3', title)}${element('p', text)}</li>`).join('')}</ul>`;

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
              label="Text"
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
