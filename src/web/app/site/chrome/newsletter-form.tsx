import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Done, SubscribeInput } from '#contract';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { CallError, call } from '../../data/http.ts';

const subscribe = (body: SubscribeInput) => call<Done>('/public/subscribers', { method: 'POST', body });

const SUBSCRIBED = 'Subscribed Successfully. Open the link in the email that we just sent to confirm.';

function showFailure(error: unknown): void {
  const duplicate = error instanceof CallError && error.status === 409;
  const description = duplicate ? 'Already Subscribed' : 'Something went wrong';
  toast({ variant: 'destructive', title: 'Error', description });
}

/** Newsletter form; the hidden field is a honeypot that people neither see nor reach by keyboard. */
export function NewsletterForm() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const [state, setState] = useState<'ready' | 'invalid' | 'sending'>('ready');

  // Picks up text typed before hydration.
  useEffect(() => setEmail(field.current?.value ?? ''), []);

  const send = async () => {
    setState('sending');
    try {
      await subscribe({ email, website });
      toast({ variant: 'default', title: 'Success', description: SUBSCRIBED });
      setEmail('');
      setState('ready');
    } catch (error) {
      showFailure(error);
      setState('ready');
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    if (event.currentTarget.checkValidity()) void send();
    else setState('invalid');
  };

  return (
    <form className="mt-3" noValidate onSubmit={submit}>
      <div className="flex gap-2">
        <label className="sr-only" htmlFor={id}>
          Email
        </label>
        <input
          ref={field}
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="Your email"
          className="h-11.5 min-w-0 flex-1 rounded-md border border-band-field-line bg-band-field px-3.5 text-base text-white placeholder:text-on-band-2"
          value={email}
          aria-invalid={state === 'invalid' || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setEmail(event.target.value);
            setState('ready');
          }}
        />
        <Button
          type="submit"
          variant="marigold"
          disabled={email.trim() === ''}
          busy={state === 'sending'}
          busyLabel="Sending"
        >
          Subscribe
        </Button>
      </div>
      <input
        className="hidden"
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        value={website}
        onChange={(event) => setWebsite(event.target.value)}
      />
      <p id={`${id}-note`} className="mt-2 text-sm" role="status">
        {state === 'invalid' && <span className="font-medium text-genda-200">Please enter a valid email</span>}
      </p>
    </form>
  );
}
