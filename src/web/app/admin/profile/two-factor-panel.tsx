import { useEffect, useState } from 'react';
import type { TwoFactorAnswer, TwoFactorSetup } from '#contract';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/loading.tsx';
import { announceSuccess } from '../engine/announce.ts';
import { getErrorMessage } from '../sign-in/account-calls.ts';
import { Notice } from '../sign-in/notice.tsx';
import { ConfirmCode } from './confirm-code.tsx';
import { endTwoFactor, readTwoFactor, startTwoFactor } from './profile-calls.ts';
import { ProvePassword } from './prove-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { name: 'reading' }
  | { name: 'failed'; text: string }
  | { name: 'known'; state: TwoFactorAnswer }
  | { name: 'confirming'; setup: TwoFactorSetup }
  | { name: 'codes'; codes: string[] };

/** Turns two-factor sign-in on, step by step, or off. */
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
      line={`Two-factor sign-in is on. Recovery codes left: ${step.state.recovery_codes_left}. To get new ones, turn it off and on again.`}
      button="Turn off"
      danger
      send={async (password) => {
        await endTwoFactor(password);
        announceSuccess('Two-factor sign-in is off');
        read();
      }}
    />
  ) : (
    <ProvePassword
      email={email}
      line="With two-factor sign-in your password alone opens nothing: a code from an app on your phone is asked for as well."
      button="Set up"
      send={async (password) => setStep({ name: 'confirming', setup: await startTwoFactor(password) })}
    />
  );
}
