import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { linkClass } from '#ui/text-link.tsx';
import { privatePage } from '../../data/page.ts';
import { Loading } from '../shell/loading.tsx';
import { signIn } from '../shell/session.ts';

export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const headers = privatePage;
export const meta = () => [{ title: 'Sign in | Aangan' }, { name: 'robots', content: 'noindex, nofollow' }];
export const HydrateFallback = Loading;

type Problems = { email?: string; password?: string; form?: string };

function problemsOf(email: string, password: string): Problems {
  return {
    ...(email.trim() === '' ? { email: 'email is required' } : {}),
    ...(password.trim() === '' ? { password: 'password is required' } : {}),
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Only a path of our own back office, so that a link cannot send staff elsewhere after signing in. */
const destination = (next: string | null) => (next && /^\/admin\/[\w/-]+$/.test(next) ? next : '/admin/users');

export default function SignInRoute() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [email, password] = [textOf(form, 'email'), textOf(form, 'password')];
    const found = problemsOf(email, password);
    setProblems(found);
    if (Object.keys(found).length > 0 || busy) return;
    setBusy(true);
    try {
      await signIn({ email, password });
      void navigate(destination(search.get('next')));
    } catch (error) {
      setBusy(false);
      setProblems({ form: error instanceof Error ? error.message : 'Something went wrong' });
    }
  };

  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-[420px] content-center gap-6 px-5 py-10">
      <Link to="/" className="font-display text-2xl font-semibold text-ink">
        Aangan
      </Link>
      <h1 className="text-3xl">Sign in</h1>
      {problems.form && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
          {problems.form}
        </p>
      )}
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)} onChange={() => setProblems({})}>
        <Field label="Email" error={problems.email}>
          {(control) => <Input {...control} name="email" type="email" autoComplete="username" />}
        </Field>
        <Field label="Password" error={problems.password}>
          {(control) => <Input {...control} name="password" type="password" autoComplete="current-password" />}
        </Field>
        <Button type="submit" block busy={busy} busyLabel="Signing in">
          Sign in
        </Button>
      </form>
      <p className="flex gap-5 text-sm">
        <Link className={linkClass} to="/privacy-policy">
          Privacy Policy
        </Link>
        <Link className={linkClass} to="/terms-and-conditions">
          Terms and Conditions
        </Link>
      </p>
    </main>
  );
}
