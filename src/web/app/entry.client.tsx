import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string | null },
  ): void;
}

declare global {
  var __zod_globalConfig: { jitless: boolean };
  var trustedTypes: TrustedTypes | undefined;
}

// Code that is added later comes from our own files too. HTML was sanitised by the server, and runs no scripts.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => html,
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});

// The content policy forbids eval, and zod would test for it on load, so it is disabled before.
globalThis.__zod_globalConfig = { jitless: true };

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
