import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffCallWire } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure } from '../engine/announce.ts';
import { AddLeadForm } from './add-lead-form.tsx';

const KEY = ['staff', 'enquiry', 'lead-mails'];
const FORM = 'lead-of-mail';

type LeadMail = StaffCallWire<'GET /lead-mail'>['mails'][number];

interface MailDialogProps {
  mail: LeadMail;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** The email of a portal beside the form, for its lead to be entered from it. */
function MailDialog({ mail: { body, createdAt, sender, subject }, onDone, onClose }: MailDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title={subject || 'Email without a subject'}
      description={`From ${sender}, ${timeText(createdAt)}`}
      footer={
        <div className="mr-auto flex flex-wrap gap-2.5">
          <Button type="submit" form={FORM} busy={busy} busyLabel="Adding">
            Add lead
          </Button>
          <Button variant="outline" onClick={() => void onDone()}>
            No lead in it
          </Button>
        </div>
      }
    >
      <div className="grid gap-6 md:grid-cols-2">
        <p className="self-start rounded-md bg-sunken p-4 wrap-anywhere whitespace-pre-line text-ink">
          {body.trim() || 'The email has no text'}
        </p>
        <AddLeadForm id={FORM} source="portal" busy={busy} onBusy={setBusy} onAdded={() => void onDone()} />
      </div>
    </Dialog>
  );
}

/** Emails of portals whose lead could not be read; they wait until it is entered. */
export function UnreadMails() {
  const client = useQueryClient();
  const [openId, setOpenId] = useState<number>();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => staffCall('GET /lead-mail', undefined, { signal }),
  });
  const mails = data?.mails ?? [];
  const opened = mails.find(({ id }) => id === openId);
  const remove = async (id: number) => {
    try {
      await staffCall('DELETE /lead-mail/:id', { id });
    } catch (error) {
      announceFailure(error);
    }
    setOpenId(undefined);
    await client.invalidateQueries({ queryKey: KEY });
  };
  if (mails.length === 0) return null;
  const [first] = mails;
  return (
    <section
      aria-label="Emails that could not be read"
      className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-md bg-warning-soft px-4 py-2.5"
    >
      <p className="text-ink">
        {mails.length === 1
          ? 'The lead in 1 email of a portal could not be read.'
          : `The leads in ${mails.length} emails of portals could not be read.`}
      </p>
      <Button size="sm" variant="outline" onClick={() => setOpenId(first?.id)}>
        Enter {mails.length === 1 ? 'it' : 'the first'}
      </Button>
      {opened && (
        <MailDialog
          key={opened.id}
          mail={opened}
          onDone={() => remove(opened.id)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </section>
  );
}
