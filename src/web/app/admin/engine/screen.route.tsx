import { useParams } from 'react-router';
import { SCREENS } from '../screens.ts';

/** The screen that the address names. */
export default function ScreenRoute() {
  const { '*': path } = useParams();
  const screen = SCREENS.find((entry) => entry.path === path);
  return (
    <main id="main" className="wrap py-10">
      <h1 className="text-2xl">{screen?.label ?? 'Not found'}</h1>
    </main>
  );
}
