import { ROLE_LABELS, type StaffUser, UserInput } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { Marker } from '#ui/badge.tsx';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { PhoneControl, TextControl } from '../controls/basic-controls.tsx';
import { text as column, created, status } from '../engine/columns.tsx';
import { choice, text } from '../engine/fields.tsx';
import { field } from '../engine/form-field.tsx';
import { defineResource } from '../engine/resource.ts';
import { createScreen } from '../engine/resource-screen.tsx';
import { ICONS } from '../icons.ts';
import { HandOverDialog } from '../users/hand-over-dialog.tsx';

/** Which second steps a user has. */
function describeTwoStep({ authenticator_app, passkeys }: StaffUser): string | null {
  if (authenticator_app === null || passkeys === null) return null;
  const steps = [authenticator_app && 'App', passkeys === 1 && 'Passkey', passkeys > 1 && `${passkeys} passkeys`];
  return steps.filter(Boolean).join(', ') || 'Off';
}

/** The day of the last sign-in, or that the invitation is not accepted yet. */
function LastSignIn({ user: { is_invited, last_sign_in_at } }: { user: StaffUser }) {
  if (is_invited) return <Marker tone="accent">Invited</Marker>;
  return last_sign_in_at && dayText(last_sign_in_at).replace(' ', '\u00a0');
}

const INVITED = "We'll email an invitation to this address.";
const CHANGED = 'A new address takes effect once it is confirmed from the email we send.';

export default createScreen(
  defineResource('user', {
    rows: 'users',
    noun: 'User',
    title: 'Users',
    addLabel: 'Register',
    addTitle: 'Invite a colleague',
    addSubmit: 'Send invitation',
    added: ({ email }) => `Invitation sent to ${String(email)}`,
    searchHint: 'Name, email or mobile number',
    searchable: ({ full_name, email, mobile_number }) => [full_name, email, mobile_number],
    toggleable: true,
    own: ({ id }, staff) => id === staff.id,
    name: {
      label: 'Full name',
      text: ({ full_name }) => full_name,
      monogram: true,
      note: ({ email }) => email,
      sort: 'full_name',
    },
    columns: [
      {
        label: 'Email',
        // A long address takes two lines, so that the last columns stay in sight.
        cell: ({ email, pending_email }) => (
          <span className="inline-block min-w-40 wrap-anywhere">
            {pending_email ? `${email} (new: ${pending_email}, not confirmed yet)` : email}
          </span>
        ),
        sort: 'email',
      },
      column('Mobile', ({ mobile_number }) => mobile_number),
      column('Role', ({ role }) => ROLE_LABELS[role], { sort: 'role', phone: 'start' }),
      column('Two-step', describeTwoStep),
      { label: 'Last sign-in', cell: (row) => <LastSignIn user={row} /> },
      status(),
      created(),
    ],
    form: {
      input: UserInput,
      sections: [
        {
          fields: [
            text('full_name', 'Full name', { halfWidth: true, max: 80 }),
            field('email', 'Email', TextControl, {
              initial: '',
              halfWidth: true,
              extra: ({ id }) => ({ type: 'email' as const, max: 254, hint: id === undefined ? INVITED : CHANGED }),
            }),
            field('mobile_number', 'Mobile number', PhoneControl, {
              initial: null,
              halfWidth: true,
              optional: true,
              extra: {},
            }),
            choice('role', 'Role', ROLE_LABELS, { halfWidth: true }),
          ],
        },
      ],
      carryOver: ['role'],
    },
    rowActions: [
      {
        label: 'Send invitation again',
        icon: CONTACT_ICONS.mail,
        shown: ({ is_invited, is_active }) => is_invited && is_active,
        call: 'POST /user/:id/invitation',
        done: 'Invitation Sent Successfully',
      },
      {
        label: 'Reset two-step verification',
        icon: ICONS.undo,
        shown: ({ authenticator_app, passkeys }) => authenticator_app === true || (passkeys ?? 0) > 0,
        question: (name) =>
          `Reset two-step verification of ${name}? Only do this if you are sure who asks. They are signed out, told by email, and can sign in with the password alone.`,
        call: 'POST /user/:id/two-factor/reset',
        done: 'Two-step verification was reset',
      },
    ],
    deleteNote: ({ full_name }) => `${full_name} is signed out immediately.`,
    deactivation: HandOverDialog,
  }),
);
