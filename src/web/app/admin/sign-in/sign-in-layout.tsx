import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '#ui/button.tsx';
import { Field, type FieldProps } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { BrandHead } from '../../data/brand-head.tsx';
import { drawingUrl } from '../../data/file-urls.ts';
import { ICONS } from '../icons.ts';
import { useCompany } from '../shell/company.ts';

const legalLink = 'inline-flex min-h-11 items-center underline underline-offset-2 hover:text-ink';

/** The layout of the sign-in pages: home link above, legal links below, an illustration on large screens. */
export function SignInLayout({ children }: { children: ReactNode }) {
  const company = useCompany();
  return (
    <div className="grid min-h-dvh bg-surface admin-wide:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      {company && <BrandHead brand={company.brand} />}
      <div className="mx-auto flex w-full max-w-115 flex-col px-6 py-7">
        <header>
          <Link
            to="/"
            className="inline-flex min-h-11 items-center gap-2.5 font-display text-title leading-none font-semibold tracking-snug text-ink"
          >
            <img src={company?.brand.icon} alt="" width={32} height={32} className="size-8" />
            {company?.facts.brand ?? 'Home'}
          </Link>
        </header>
        <main id="main" className="my-auto grid grid-cols-1 gap-4 py-8">
          {children}
        </main>
        <footer className="flex flex-wrap justify-center gap-x-4.5 text-note text-ink-3">
          <Link className={legalLink} to="/privacy-policy">
            Privacy Policy
          </Link>
          <Link className={legalLink} to="/terms-and-conditions">
            Terms and Conditions
          </Link>
        </footer>
      </div>
      <div className="relative hidden admin-wide:block">
        <img
          src={drawingUrl('login-art')}
          alt=""
          width={900}
          height={1000}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </div>
  );
}

interface SignInHeadProps {
  title: string;
  line?: string | undefined;
  /** Shows a back arrow to sign-in. */
  onBack?: () => void;
}

/** The heading of a sign-in page. */
export function SignInHead({ title, line, onBack }: SignInHeadProps) {
  return (
    <div>
      {onBack && (
        <IconButton label="Back to sign in" className="mb-1 -ml-2.5" onClick={onBack}>
          <Icon name={ICONS.arrowLeft} size="lg" />
        </IconButton>
      )}
      <h1 className="text-[2.25rem] leading-title">{title}</h1>
      {line && <p className="mt-1.5 text-ink-3">{line}</p>}
    </div>
  );
}

const LOOKS = {
  alert: { className: 'bg-danger-soft text-danger', icon: 'alert' },
  status: { className: 'bg-success-soft text-success', icon: 'check' },
} as const;

/** The result of a form, shown above it and announced by screen readers. */
export function Notice({ kind, children }: { kind: keyof typeof LOOKS; children: string }) {
  const { className, icon } = LOOKS[kind];
  return (
    <p role={kind} className={`flex gap-2.5 rounded-md px-4 py-3 ${className}`}>
      <Icon name={icon} className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}

type PasswordFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & Omit<ComponentProps<'input'>, 'type'>;

/** A password input with a button to show the text. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            {...input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-13"
          />
          <span className="absolute top-0.5 right-1">
            <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
              <Icon name={shown ? ICONS.eyeClosed : ICONS.eye} className="text-ink-3" />
            </IconButton>
          </span>
        </div>
      )}
    </Field>
  );
}
