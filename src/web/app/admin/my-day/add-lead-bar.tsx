import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { KeyHints, useLetterKeys } from '../engine/keyboard.tsx';
import { AddLeadForm } from '../enquiries/add-lead-form.tsx';

const FORM = 'day-lead';

/** Enters the lead of a caller or walk-in at once; where a line is too short for it, a button leads to the form. */
export function AddLeadBar() {
  const [busy, setBusy] = useState(false);
  useLetterKeys({ l: () => document.querySelector<HTMLElement>(`#${FORM} [type=tel]`)?.focus() });
  return (
    <>
      <Link className={`${buttonClass()} mb-4 xl:hidden max-admin:w-full`} to="/admin/enquiries?add=1">
        <Icon name="plus" size="sm" />
        Add lead
      </Link>
      <Panel className="mb-4 px-4 py-3.5 max-xl:hidden">
        <AddLeadForm
          id={FORM}
          busy={busy}
          onBusy={setBusy}
          onAdded={() => {}}
          barButton={
            <Button type="submit" busy={busy} busyLabel="Adding" className="mt-7.5">
              Add lead
            </Button>
          }
        />
        <KeyHints hints={{ l: 'add lead' }} />
      </Panel>
    </>
  );
}
