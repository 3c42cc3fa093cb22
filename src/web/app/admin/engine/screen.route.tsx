import { data } from 'react-router';
import type { Route } from './+types/screen.route.ts';

/** Loads the screen in the URL. Public pages list the files that a route imports, so the import is dynamic. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { loadScreen } = await import('./load-screen.ts');
  const screen = await loadScreen(params['*']);
  if (!screen) throw data(null, { status: 404 });
  return screen;
}
clientLoader.hydrate = true as const;

type Step = Record<'currentParams' | 'nextParams', Route.ComponentProps['params']>;

/** Changed list parameters do not reload the screen. */
export const shouldRevalidate = ({ currentParams, nextParams }: Step) => currentParams['*'] !== nextParams['*'];

export default function ScreenRoute({ loaderData: { Screen, key } }: Route.ComponentProps) {
  // The key closes open dialogs when the screen changes.
  return (
    <main id="main" className="px-(--gutter-admin) pt-6 pb-10 in-[:has([data-message])]:pb-32">
      <Screen key={key} />
    </main>
  );
}
