import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { getStartPath } from '#contract/people/start-path.ts';
import { fetchSession } from '../shell/session.ts';
import { type Credentials, ResetForm, SecondStepForm, SignInForm } from './sign-in-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import type { SecondStep } from './use-account-form.ts';

/** Any host works; a URL that resolves to another origin is not a path. */
const SOMEWHERE = 'https://aangan.invalid';

/** The page that was asked for before sign-in; undefined unless it is in the back office, to prevent open redirects. */
export function getRequestedPath(next: string | null): string | undefined {
  if (!next?.startsWith('/admin') || !URL.canParse(next, SOMEWHERE)) return undefined;
  const { origin, pathname, search } = new URL(next, SOMEWHERE);
  return origin === SOMEWHERE && pathname.startsWith('/admin/') ? pathname + search : undefined;
}

/** Where a user starts; admins of a new installation set up the site first. */
async function getHome(): Promise<string> {
  const session = await fetchSession().catch(() => undefined);
  // The back office asks again, and says what is wrong.
  if (!session) return '/admin/users';
  const { customer, setup_needed } = session;
  return setup_needed ? '/admin/setup' : getStartPath(customer);
}

type Step =
  | { name: 'sign-in'; news?: string | undefined; returned: boolean }
  | { name: 'reset'; email: string }
  | { name: 'second-step'; credentials: Credentials; step: SecondStep };

/** Navigation state from another page: a success message, or a request for a new link. */
export interface SignInState {
  news?: string;
  reset?: boolean;
}

function firstStep(state: unknown): Step {
  const { news, reset = false } = (state ?? {}) as SignInState;
  return reset ? { name: 'reset', email: '' } : { name: 'sign-in', news, returned: false };
}

/** Sign-in with its two side steps: password reset and second factor. */
export function SignInPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const [step, setStep] = useState<Step>(() => firstStep(state));
  const enter = async () => navigate(getRequestedPath(search.get('next')) ?? (await getHome()));
  const backToStart = (news?: string) => setStep({ name: 'sign-in', news, returned: true });
  return (
    <SignInLayout>
      {step.name === 'sign-in' && (
        <SignInForm
          news={step.news}
          returned={step.returned}
          onSignedIn={enter}
          onSecondStep={(credentials, second) => setStep({ name: 'second-step', credentials, step: second })}
          onForgot={(email) => setStep({ name: 'reset', email })}
        />
      )}
      {step.name === 'reset' && (
        <ResetForm
          email={step.email}
          onBack={() => backToStart()}
          onSent={() => backToStart('Please check your mail for new password')}
        />
      )}
      {step.name === 'second-step' && (
        <SecondStepForm
          credentials={step.credentials}
          step={step.step}
          onBack={() => backToStart()}
          onSignedIn={enter}
        />
      )}
    </SignInLayout>
  );
}
