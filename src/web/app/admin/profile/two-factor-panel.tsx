import { type ReactNode, useEffect, useState } from 'react';
import type { Passkey, TwoFactorAnswer, TwoFactorSetup } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { Spinner } from '#ui/loading.tsx';
import { toast } from '#ui/toast-store.ts';
import { CallError } from '../../data/http.ts';
import { announceSuccess } from '../engine/announce.ts';
import { ICONS } from '../icons.ts';
import { explainPasskeyError, makePasskey, supportsPasskeys } from '../sign-in/passkeys.ts';
import { Notice, PasswordField } from '../sign-in/sign-in-layout.tsx';
import { fieldErrorsFrom, getErrorMessage, useAccountForm } from '../sign-in/use-account-form.ts';
import {
  addPasskey,
  confirmTwoFactor,
  endTwoFactor,
  readTwoFactor,
  removePasskey,
  startPasskey,
  startTwoFactor,
} from './profile-form.tsx';

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
        Save these recovery codes in a safe place. Each works once if you do not have your phone or passkey. We will not
        show them again.
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
  line?: string;
  button: string;
  danger?: boolean;
  send: (password: string) => Promise<void>;
  onBack: () => void;
}

/** An action that requires the current password. */
function ProvePassword({ email, line, button, danger = false, send, onBack }: ProvePasswordProps) {
  const { formProps, errors, formError, busy } = useAccountForm({
    names: ['password'],
    check: ({ password }) => (password === '' ? { password: 'password is required' } : {}),
    send: ({ password }) => send(password),
    explain: (error) => fieldErrorsFrom(error, ['password']),
  });
  return (
    <form {...formProps} className="grid gap-4">
      {formError && <Notice kind="alert">{formError}</Notice>}
      {line && <p>{line}</p>}
      <input type="email" autoComplete="username" readOnly hidden value={email} />
      <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
      <FormEnd busy={busy} danger={danger} button={button} onBack={onBack} />
    </form>
  );
}

interface FormEndProps {
  busy: boolean;
  danger?: boolean;
  button: string;
  onBack: () => void;
}

const FormEnd = ({ busy, danger = false, button, onBack }: FormEndProps) => (
  <div className="flex flex-wrap justify-end gap-2.5">
    <Button variant="outline" onClick={onBack}>
      Back
    </Button>
    <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
      {button}
    </Button>
  </div>
);

interface AddPasskeyProps {
  email: string;
  onAdded: (codes: string[]) => void;
  onBack: () => void;
}

/** A name and the password; then the browser asks for fingerprint, face, PIN or security key. */
function AddPasskey({ email, onAdded, onBack }: AddPasskeyProps) {
  const names = ['name', 'password'] as const;
  const { formProps, errors, formError, busy } = useAccountForm({
    names,
    check: ({ name, password }) => ({
      ...(name === '' ? { name: 'Please enter a name' } : {}),
      ...(password === '' ? { password: 'password is required' } : {}),
    }),
    send: async ({ name, password }) => {
      const passkey = await makePasskey(await startPasskey(password));
      onAdded((await addPasskey({ name, passkey })).recovery_codes);
    },
    explain: (error) => (error instanceof CallError ? fieldErrorsFrom(error, names) : explainPasskeyError(error)),
  });
  return (
    <form {...formProps} className="grid gap-4">
      {formError && <Notice kind="alert">{formError}</Notice>}
      <p>Your browser then asks for your fingerprint, face, PIN or security key.</p>
      <Field label="Name of the passkey" hint="By which you recognise it, such as Office laptop" error={errors.name}>
        {(control) => <Input {...control} name="name" maxLength={40} autoComplete="off" />}
      </Field>
      <input type="email" autoComplete="username" readOnly hidden value={email} />
      <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
      <FormEnd busy={busy} button="Continue" onBack={onBack} />
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
  | { name: 'starting' }
  | { name: 'confirming'; setup: TwoFactorSetup }
  | { name: 'ending' }
  | { name: 'adding-passkey' }
  | { name: 'removing-passkey'; passkey: Passkey }
  | { name: 'codes'; codes: string[] };

interface SecondStepsProps {
  state: TwoFactorAnswer;
  onStep: (step: Step) => void;
}

/** The second steps that the user has, with buttons to add and remove them. */
function SecondSteps({
  state: { enabled, recovery_codes_left, passkeys, passkeys_available },
  onStep,
}: SecondStepsProps) {
  return (
    <div className="grid gap-4">
      <p>With two-step verification, a stolen password is not enough to sign in as you.</p>
      <ul className="divide-y divide-line rounded-md border border-line px-4">
        <SecondStepRow
          title="Authenticator app"
          note={enabled ? 'On. Signing in needs a code from the app.' : 'Off. An app on your phone shows a code.'}
        >
          <Button variant="outline" size="sm" onClick={() => onStep({ name: enabled ? 'ending' : 'starting' })}>
            {enabled ? 'Turn off' : 'Set up'}
          </Button>
        </SecondStepRow>
        {passkeys.map((passkey) => (
          <SecondStepRow
            key={passkey.id}
            title={passkey.name}
            note={`Passkey. ${passkey.last_used_at ? `Last used ${timeText(passkey.last_used_at)}` : `Added ${timeText(passkey.created_at)}`}`}
          >
            <Button variant="outline" size="sm" onClick={() => onStep({ name: 'removing-passkey', passkey })}>
              Remove<span className="sr-only"> {passkey.name}</span>
            </Button>
          </SecondStepRow>
        ))}
        {passkeys_available && supportsPasskeys() && (
          <SecondStepRow
            title={passkeys.length > 0 ? 'Another passkey' : 'Passkey'}
            note="Fingerprint, face, PIN or security key. Works without the password, too."
          >
            <Button variant="outline" size="sm" onClick={() => onStep({ name: 'adding-passkey' })}>
              Add<span className="sr-only"> a passkey</span>
            </Button>
          </SecondStepRow>
        )}
      </ul>
      {(enabled || passkeys.length > 0) && (
        <p className="text-sm text-ink-3">
          Recovery codes left: {recovery_codes_left}. To get new ones, set up the authenticator app again.
        </p>
      )}
    </div>
  );
}

const SecondStepRow = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <li className="flex items-center justify-between gap-x-4 py-3 *:[button]:shrink-0">
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere text-ink">{title}</p>
      <p className="text-sm text-ink-3">{note}</p>
    </div>
    {children}
  </li>
);

interface TwoFactorPanelProps {
  email: string;
  /** Called when a second step was added or removed. */
  onChanged?: () => void;
}

/** Adds and removes the second steps of the user's sign-in. */
export function TwoFactorPanel({ email, onChanged }: TwoFactorPanelProps) {
  const [step, setStep] = useState<Step>({ name: 'reading' });
  const read = () => setStep({ name: 'reading' });
  const changed = () => {
    read();
    onChanged?.();
  };
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

  switch (step.name) {
    case 'reading':
      return <Spinner label="Loading" />;
    case 'failed':
      return (
        <div className="grid gap-4">
          <Notice kind="alert">{step.text}</Notice>
          <Button variant="outline" className="justify-self-start" onClick={read}>
            Try again
          </Button>
        </div>
      );
    case 'known':
      return <SecondSteps state={step.state} onStep={setStep} />;
    case 'starting':
      return (
        <ProvePassword
          email={email}
          button="Set up"
          send={async (password) => setStep({ name: 'confirming', setup: await startTwoFactor(password) })}
          onBack={read}
        />
      );
    case 'confirming':
      return <ConfirmCode setup={step.setup} onConfirmed={(codes) => setStep({ name: 'codes', codes })} />;
    case 'ending':
      return (
        <ProvePassword
          email={email}
          line="Signing in will no longer ask for a code from the app."
          button="Turn off"
          danger
          send={async (password) => {
            await endTwoFactor(password);
            announceSuccess('The authenticator app is off');
            changed();
          }}
          onBack={read}
        />
      );
    case 'adding-passkey':
      return (
        <AddPasskey
          email={email}
          onAdded={(codes) => {
            if (codes.length > 0) return setStep({ name: 'codes', codes });
            announceSuccess('Passkey added');
            changed();
          }}
          onBack={read}
        />
      );
    case 'removing-passkey':
      return (
        <ProvePassword
          email={email}
          line={`The passkey ${step.passkey.name} can then no longer be used to sign in.`}
          button="Remove"
          danger
          send={async (password) => {
            await removePasskey(step.passkey.id, password);
            announceSuccess('Passkey removed');
            changed();
          }}
          onBack={read}
        />
      );
    case 'codes':
    default:
      return <RecoveryCodes codes={step.codes} onDone={changed} />;
  }
}
