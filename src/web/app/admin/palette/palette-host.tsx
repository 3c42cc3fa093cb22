import { Suspense, useEffect } from 'react';
import { lazyWithRetry, prefetchModule } from '../../site/shared/lazy-with-retry.ts';
import { whenIdle } from '../../site/shared/when-idle.ts';
import type { PaletteState } from './use-palette.ts';

const loadPalette = () => import('./palette.tsx').then((module) => ({ default: module.Palette }));
const Palette = lazyWithRetry(loadPalette);

/** Prefetches the code of the palette when the browser is idle, so that the first keystroke is not lost. */
export function PaletteHost({ palette: { open, hide } }: { palette: PaletteState }) {
  useEffect(() => whenIdle(() => prefetchModule(loadPalette)), []);
  return <Suspense>{open !== undefined && <Palette open={open} onClose={hide} />}</Suspense>;
}
