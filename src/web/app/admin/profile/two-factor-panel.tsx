import { useEffect, useState } from 'react';
import type { TwoFactorAnswer, TwoFactorSetup } from '#contract';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { Spinner } from '#ui/loading.tsx';
import { toast } from '#ui/toast-store.ts';
import { announceSuccess } from '../engine/announce.ts';
import { ICONS } from '../icons.ts';
import { Notice, PasswordField } from '../sign-in/sign-in-layout.tsx';
import { fieldErrorsFrom, getErrorMessage, useAccountForm } from '../sign-in/use-account-form.ts';
import { confirmTwoFactor, endTwoFactor, readTwoFactor, startTwoFactor } from './profile-form.tsx';

const copy = async (codes: string[]) => {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    announceSuccess('Recovery codes copied');
  } catch {
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'We could not copy the codes. Please copy them yourself.',
    });
  }
};

/** Codes for sign-in without the phone, shown only once. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <Notice kind="status">Two-step verification is on. All your other browsers are signed out.</Notice>
      <p>
        Save these recovery codes in a safe place. Each works once if you do not have your phone. We will not show them
        again.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-x-4 gap-y-1.5 rounded-md bg-sunken p-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-ink">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={() => void copy(codes)}>
          <Icon name={ICONS.copy} /> Copy
        </Button>
        <Button onClick={onDone}>I’ve saved these codes</Button>
      </div>
    </div>
  );
}

interface ProvePasswordProps {
  email: string;
  line: string;
  button: string;
  danger?: boolean;
  send: (password: string) => Promise<void>;
}

/** An action that requires the current password. */
function ProvePassword({ email, line, button, danger = false, send }: ProvePasswordProps) {
  const { formProps, errors, formError, busy } = useAccountForm({
    names: ['password'],
    check: ({ password }) => (password === '' ? { password: 'password is required' } : {}),
    send: ({ password }) => send(password),
    explain: (error) => fieldErrorsFrom(error, ['password']),
  });
  return (
    <form {...formProps} className="grid gap-4">
      {formError && <Notice kind="alert">{formError}</Notice>}
      <p>{line}</p>
      <input type="email" autoComplete="username" readOnly hidden value={email} />
      <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
      <Button type="submit" variant={danger ? 'danger' : 'primary'} className="justify-self-end" busy={busy}>
        {button}
      </Button>
    </form>
  );
}

/** In groups of four, which are easier to type. */
const grouped = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The QR code for the authenticator app, and the first code as proof that it works. */
function ConfirmCode({
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

type Step =
  | { name: 'reading' }
  | { name: 'failed'; text: string }
  | { name: 'known'; state: TwoFactorAnswer }
  | { name: 'confirming'; setup: TwoFactorSetup }
  | { name: 'codes'; codes: string[] };

/** Turns two-step verification on, step by step, or off. */
export function TwoFactorPanel({ email }: { email: string }) {
  const [step, setStep] = useState<Step>({ name: 'reading' });
  const read = () => setStep({ name: 'reading' });
  useEffect(() => {
    if (step.name !== 'reading') return undefined;
    let isMounted = true;
    const show = (next: Step) => isMounted && setStep(next);
    readTwoFactor().then(
      (state) => show({ name: 'known', state }),
      (error: unknown) => show({ name: 'failed', text: getErrorMessage(error) }),
    );
    return () => {
      isMounted = false;
    };
  }, [step.name]);

  if (step.name === 'reading') return <Spinner label="Loading" />;
  if (step.name === 'failed') {
    return (
      <div className="grid gap-4">
        <Notice kind="alert">{step.text}</Notice>
        <Button variant="outline" className="justify-self-start" onClick={read}>
          Try again
        </Button>
      </div>
    );
  }
  if (step.name === 'confirming') {
    return <ConfirmCode setup={step.setup} onConfirmed={(codes) => setStep({ name: 'codes', codes })} />;
  }
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onDone={read} />;
  return step.state.enabled ? (
    <ProvePassword
      email={email}
      line={`Two-step verification is on. Recovery codes left: ${step.state.recovery_codes_left}. To get new ones, turn it off and on again.`}
      button="Turn off"
      danger
      send={async (password) => {
        await endTwoFactor(password);
        announceSuccess('Two-step verification is off');
        read();
      }}
    />
  ) : (
    <ProvePassword
      email={email}
      line="With two-step verification, signing in needs your password and a code from an app on your phone."
      button="Set up"
      send={async (password) => setStep({ name: 'confirming', setup: await startTwoFactor(password) })}
    />
  );
}
