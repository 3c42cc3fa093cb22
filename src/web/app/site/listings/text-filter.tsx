import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { FILTER_LABELS } from './filters.ts';
import { TEXT_HINTS, type TextName } from './options.ts';

interface TextFilterProps {
  name: TextName;
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}

/** A text filter, applied by Enter or the button. */
export function TextFilter({ name, value, onChoose }: TextFilterProps) {
  const [typed, setTyped] = useState(value ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose(typed.trim() || undefined);
  };
  return (
    <form className="grid w-72 gap-3" onSubmit={submit}>
      <Field label={FILTER_LABELS[name]} hint={TEXT_HINTS[name]}>
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" block>
        Apply
      </Button>
    </form>
  );
}
