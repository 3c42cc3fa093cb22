import { useState } from 'react';
import { type ChangePasswordInput, type NewPasskeyInput, type StaffMember, StartPage } from '#contract';
import { validatePassword } from '#contract/accounts/password-strength.ts';
import { ProfileInput } from '#contract/accounts/profile.ts';
import { getFieldErrors } from '#contract/forms/field-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import { staffCall } from '../data/staff-call.ts';
import { announceSuccess } from '../engine/announce.ts';
import { SCREENS } from '../screens.ts';
import { Notice, PasswordField } from '../sign-in/sign-in-layout.tsx';
import { fieldErrorsFrom, useAccountForm } from '../sign-in/use-account-form.ts';

/** Requests of staff about their own accounts. */
export const changeProfile = (body: ProfileInput) => staffCall('PATCH /user/me', { body });
const changePassword = (body: ChangePasswordInput) => staffCall('POST /user/me/password', { body });
export const readTwoFactor = () => staffCall('GET /user/me/two-factor');
export const startTwoFactor = (password: string) => staffCall('POST /user/me/two-factor/start', { body: { password } });
export const confirmTwoFactor = (code: string) => staffCall('POST /user/me/two-factor/confirm', { body: { code } });
export const endTwoFactor = (password: string) => staffCall('POST /user/me/two-factor/end', { body: { password } });
export const startPasskey = async (password: string) =>
  (await staffCall('POST /user/me/passkeys/start', { body: { password } })).options;
export const addPasskey = (body: NewPasskeyInput) => staffCall('POST /user/me/passkeys', { body });
export const removePasskey = (id: number, password: string) =>
  staffCall('POST /user/me/passkeys/:id/remove', { id, body: { password } });
export const readSessions = async () => (await staffCall('GET /user/me/sessions')).sessions;
export const endSession = (id: string) => staffCall('DELETE /user/me/sessions/:id', { id });
export const signOutEverywhere = () => staffCall('POST /auth/logout-everywhere');

/** The values as typed. */
export interface ProfileFields {
  full_name: string;
  mobile_number: string;
  /** Empty for the usual one. */
  start_page: string;
}

interface ProfileFormProps {
  staff: StaffMember;
  draft: ProfileFields | undefined;
  /** Called with the unsaved values, or undefined if nothing differs. */
  onDraft: (draft: ProfileFields | undefined) => void;
  onSaved: (staff: StaffMember) => void;
}

const PROFILE_NAMES = ['full_name', 'mobile_number', 'start_page'] as const;

const SCREEN_LABELS = new Map<string, string>(SCREENS.map(({ path, label }) => [path, label]));
/** The users are what an admin starts with unless another screen is chosen. */
const START_PAGES = StartPage.exclude(['users']).options;

/** The values as the server takes them; only admins choose where they start. */
const toInput = (staff: StaffMember, { start_page, ...fields }: ProfileFields) => ({
  ...fields,
  ...(staff.role === 'admin' && { start_page: start_page || null }),
});

/** Name and mobile number; the email address is the sign-in name and cannot be changed here. */
export function ProfileForm({ staff, draft, onDraft, onSaved }: ProfileFormProps) {
  const { formProps, errors, formError, busy, read } = useAccountForm({
    names: PROFILE_NAMES,
    check: (fields) => getFieldErrors(ProfileInput, toInput(staff, fields)),
    send: async (fields) => {
      const { customer } = await changeProfile(ProfileInput.parse(toInput(staff, fields)));
      announceSuccess('Profile Updated Successfully');
      onSaved(customer);
    },
    explain: (error) => fieldErrorsFrom(error, PROFILE_NAMES),
  });
  const saved: ProfileFields = {
    full_name: staff.full_name,
    mobile_number: staff.mobile_number ?? '',
    start_page: staff.start_page ?? '',
  };
  const start = draft ?? saved;
  const saveDraft = () => {
    const now = read();
    onDraft(PROFILE_NAMES.some((name) => now[name] !== saved[name]) ? now : undefined);
  };
  return (
    <form {...formProps} className="grid gap-4" onChange={saveDraft}>
      {formError && <Notice kind="alert">{formError}</Notice>}
      <Field label="Full name" error={errors.full_name}>
        {(control) => <Input {...control} name="full_name" autoComplete="name" defaultValue={start.full_name} />}
      </Field>
      <Field label="Email" hint="Used to sign in.">
        {(control) => <Input {...control} type="email" readOnly value={staff.email} />}
      </Field>
      <Field label="Mobile number" optional error={errors.mobile_number}>
        {(control) => (
          <Input {...control} name="mobile_number" type="tel" autoComplete="tel" defaultValue={start.mobile_number} />
        )}
      </Field>
      {staff.role === 'admin' && (
        <Field label="Start page" hint="Opened after you sign in.">
          {(control) => (
            <Select {...control} name="start_page" defaultValue={start.start_page}>
              <option value="">Users</option>
              {START_PAGES.map((path) => (
                <option key={path} value={path}>
                  {SCREEN_LABELS.get(path)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Button type="submit" className="justify-self-end" busy={busy} busyLabel="Saving">
        Save
      </Button>
    </form>
  );
}

interface PasswordFormProps {
  email: string;
  onTyped: (typed: boolean) => void;
}

const PASSWORD_NAMES = ['current_password', 'new_password'] as const;

/** Changes the password; the current one is required. */
export function PasswordForm({ email, onTyped }: PasswordFormProps) {
  /** The counter is a key that clears the fields after each change. */
  const [changes, setChanges] = useState(0);
  const { formProps, errors, formError, busy, read } = useAccountForm({
    names: PASSWORD_NAMES,
    check: ({ current_password, new_password }) => ({
      ...(current_password === '' ? { current_password: 'Enter your password' } : {}),
      new_password: validatePassword(new_password, email),
    }),
    send: async (fields) => {
      await changePassword(fields);
      announceSuccess('Password Updated Successfully');
      setChanges((so_far) => so_far + 1);
      onTyped(false);
    },
    explain: (error) => fieldErrorsFrom(error, PASSWORD_NAMES),
  });
  return (
    <form
      key={changes}
      {...formProps}
      className="grid gap-4"
      onChange={() => onTyped(Object.values(read()).some((text) => text !== ''))}
    >
      {formError && <Notice kind="alert">{formError}</Notice>}
      <input type="email" autoComplete="username" readOnly hidden value={email} />
      <PasswordField
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        error={errors.current_password}
      />
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        hint="At least 12 characters. This signs you out of all other browsers."
        error={errors.new_password}
      />
      <Button type="submit" className="justify-self-end" busy={busy} busyLabel="Saving">
        Change password
      </Button>
    </form>
  );
}
