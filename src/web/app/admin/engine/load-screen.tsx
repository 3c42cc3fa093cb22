import type { ComponentType } from 'react';
import { z } from 'zod';
import { SCREENS } from '../screens.ts';
import { ResourceScreen } from './resource-screen.tsx';
import { isTabbed, TabbedScreen } from './tabbed-screen.tsx';

// The content policy forbids code made of text, which zod would try.
z.config({ jitless: true });

/** The screen at an address below /admin/, with its declaration fetched; nothing where there is none. */
export async function loadScreen(path: string | undefined): Promise<ComponentType | undefined> {
  const { default: declared } = (await SCREENS.find((screen) => screen.path === path)?.load()) ?? {};
  if (!declared) return undefined;
  if (typeof declared === 'function') return declared;
  return () => (isTabbed(declared) ? <TabbedScreen screen={declared} /> : <ResourceScreen resource={declared} />);
}
