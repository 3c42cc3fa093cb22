import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Skeleton } from '#ui/loading.tsx';
import type { ControlProps } from './basic-controls.tsx';

const Editor = lazy(() => import('./rich-text/editor.tsx'));

/** The placeholder while the editor is loading. */
const Waiting = () => (
  <div aria-busy="true" className="grid min-h-50 content-start gap-3 rounded-md border border-line-strong p-3.5">
    <Skeleton className="h-9" />
    <Skeleton className="h-4 w-3/4" />
    <Skeleton className="h-4 w-1/2" />
  </div>
);

/** A text with headings, lists, links and tables, as HTML that the server stores unchanged. */
export function RichTextControl(props: ControlProps<string>) {
  const { label, value, onChange, hint, error, optional, disabled = false } = props;
  const [awake, setAwake] = useState(false);
  // The form is painted first, because the editor is its heaviest part.
  useEffect(() => startTransition(() => setAwake(true)), []);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) =>
        awake ? (
          <Suspense fallback={<Waiting />}>
            <Editor
              id={control.id}
              label={label}
              describedBy={control['aria-describedby']}
              invalid={Boolean(error)}
              disabled={disabled}
              value={value}
              onChange={onChange}
            />
          </Suspense>
        ) : (
          <Waiting />
        )
      }
    </Field>
  );
}
