import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

declare global {
  var __zod_globalConfig: { jitless: boolean };
}

// The content policy forbids code made of text. zod would try whether it may, so it is told before it is loaded.
globalThis.__zod_globalConfig = { jitless: true };

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
