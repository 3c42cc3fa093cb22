import { data } from 'react-router';
import type { Route } from './+types/screen.route.ts';

/** Fetches the screen that the address names. Public pages carry the names of the files a route imports: here, none. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { loadScreen } = await import('./load-screen.tsx');
  const screen = await loadScreen(params['*']);
  if (!screen) throw data(null, { status: 404 });
  return screen;
}
clientLoader.hydrate = true as const;

type Step = Record<'currentParams' | 'nextParams', Route.ComponentProps['params']>;

/** A screen stays the same whatever list its address asks for. */
export const shouldRevalidate = ({ currentParams, nextParams }: Step) => currentParams['*'] !== nextParams['*'];

export default function ScreenRoute({ loaderData: Screen, params }: Route.ComponentProps) {
  // A key of its own: leaving a screen closes what was open on it.
  return (
    <main id="main" className="px-[clamp(12px,2vw,28px)] pt-6 pb-10">
      <Screen key={params['*']} />
    </main>
  );
}
