import type { TwoFactorSetup } from '#contract';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { fieldErrorsFrom } from '../sign-in/account-calls.ts';
import { Notice } from '../sign-in/notice.tsx';
import { useAccountForm } from '../sign-in/use-account-form.ts';
import { confirmTwoFactor } from './profile-calls.ts';

/** In groups of four, which are easier to type. */
const grouped = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The QR code for the authenticator app, and the first code as proof that it works. */
export function ConfirmCode({
  setup: { secret, qr },
  onConfirmed,
}: {
  setup: Pick<TwoFactorSetup, 'secret' | 'qr'>;
  onConfirmed: (codes: string[]) => void;
}) {
  const { formProps, errors, formError, busy } = useAccountForm({
    names: ['code'],
    check: ({ code }) => (/^\d{3} ?\d{3}$/.test(code) ? {} : { code: 'Please enter the six digits' }),
    send: async ({ code }) => onConfirmed((await confirmTwoFactor(code)).recovery_codes),
    explain: (error) => fieldErrorsFrom(error, ['code']),
  });
  return (
    <form {...formProps} className="grid gap-4">
      {formError && <Notice kind="alert">{formError}</Notice>}
      <p>Scan this with your authenticator app, or type the key into it. Then enter the code that it shows.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="QR code for your authenticator app"
        width={208}
        height={208}
        className="size-52 justify-self-center"
      />
      <p className="text-center">
        <span className="text-sm text-ink-3">Key: </span>
        <code className="font-semibold wrap-anywhere text-ink">{grouped(secret)}</code>
      </p>
      <Field label="Code" error={errors.code}>
        {(control) => <Input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />}
      </Field>
      <Button type="submit" className="justify-self-end" busy={busy}>
        Turn on
      </Button>
    </form>
  );
}
