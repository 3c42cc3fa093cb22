import { useState } from 'react';
import { Outlet, redirect, useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { CallError } from '../../data/http.ts';
import { privatePage } from '../../data/page.ts';
import type { Route } from './+types/admin.layout.ts';
import { Loading } from './loading.tsx';
import { signOut, whoAmI } from './session.ts';

/** The back office lives in the browser: the server sends an empty page, and only staff get data to fill it. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  try {
    return await whoAmI();
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    throw redirect(`/login?next=${encodeURIComponent(new URL(request.url).pathname)}`);
  }
}
clientLoader.hydrate = true as const;

export const headers = privatePage;
export const meta = () => [{ title: 'Back office | Aangan' }, { name: 'robots', content: 'noindex, nofollow' }];
export const HydrateFallback = Loading;

export default function AdminLayout({ loaderData: { customer } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await signOut().catch(() => setBusy(false));
    void navigate('/login');
  };
  return (
    <>
      <header className="flex h-16 items-center justify-between gap-4 border-b border-line bg-surface px-5">
        <p className="font-semibold text-ink">Hello, {customer.full_name}</p>
        <Button variant="outline" size="sm" busy={busy} onClick={() => void leave()}>
          Logout
        </Button>
      </header>
      <Outlet context={customer} />
    </>
  );
}
