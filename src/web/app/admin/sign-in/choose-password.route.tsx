import { Link, type MetaDescriptor, useRevalidator } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { CallError } from '../../data/http.ts';
import { privatePage } from '../../data/page.ts';
import { Loading } from '../shell/loading.tsx';
import type { Route } from './+types/choose-password.route.ts';
import { lookAtLink, messageOf } from './account-calls.ts';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { Entrance } from './entrance.tsx';
import { EntranceHead } from './entrance-head.tsx';
import { Notice } from './notice.tsx';
import type { SignInState } from './sign-in.route.tsx';

/** In the browser only: the server has no reason to read the token of an address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (token === '') return { state: 'closed', text: 'This link is not complete. Please ask for a new one.' } as const;
  try {
    const { email, purpose } = await lookAtLink(token);
    return { state: 'open', token, email, purpose } as const;
  } catch (error) {
    const closed = error instanceof CallError && error.status === 410;
    return { state: closed ? 'closed' : 'failed', text: messageOf(error) } as const;
  }
}
clientLoader.hydrate = true as const;

/** The address holds a secret: no other page is told where its visitor comes from. */
export const headers = () => ({ ...privatePage(), 'referrer-policy': 'no-referrer' });

export const meta = (): MetaDescriptor[] => [
  { title: 'Choose a password | Aangan' },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];
export const HydrateFallback = Loading;

const NEW_LINK: SignInState = { reset: true };

function Closed({ state, text }: { state: 'closed' | 'failed'; text: string }) {
  const { revalidate, state: trying } = useRevalidator();
  return (
    <>
      <EntranceHead title="Choose a password" />
      <Notice kind="alert">{text}</Notice>
      {state === 'failed' ? (
        <Button block busy={trying === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      ) : (
        <Link className={buttonClass({ block: true })} to="/login" state={NEW_LINK}>
          Ask for a new link
        </Link>
      )}
    </>
  );
}

/** The page behind the link of a reset or an invitation. Opening it changes nothing. */
export default function ChoosePasswordRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Entrance>
      {loaderData.state === 'open' ? <ChoosePasswordForm {...loaderData} /> : <Closed {...loaderData} />}
    </Entrance>
  );
}
