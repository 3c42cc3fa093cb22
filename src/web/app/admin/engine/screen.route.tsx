import { data } from 'react-router';
import { SCREENS } from '../screens.ts';
import type { Route } from './+types/screen.route.ts';
import { ResourceScreen } from './resource-screen.tsx';
import { isTabbed, TabbedScreen } from './tabbed-screen.tsx';

const screenAt = (path: string | undefined) => SCREENS.find((screen) => screen.path === path);

/** Fetches the declaration of the screen that the address names. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const screen = screenAt(params['*']);
  if (!screen) throw data(null, { status: 404 });
  return (await screen.load()).default;
}
clientLoader.hydrate = true as const;

export const meta = ({ params }: Route.MetaArgs) => [
  { title: `${screenAt(params['*'])?.label ?? 'Not found'} | Back office | Aangan` },
  { name: 'robots', content: 'noindex, nofollow' },
];

/** The declaration of a screen does not change with its address. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
}: {
  currentParams: Route.MetaArgs['params'];
  nextParams: Route.MetaArgs['params'];
}) => currentParams['*'] !== nextParams['*'];

export default function ScreenRoute({ loaderData: screen, params }: Route.ComponentProps) {
  // A key of its own: leaving a screen closes what was open on it.
  return isTabbed(screen) ? (
    <TabbedScreen key={params['*']} screen={screen} />
  ) : (
    <ResourceScreen key={params['*']} resource={screen} />
  );
}
