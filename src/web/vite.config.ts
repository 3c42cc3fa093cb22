import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
import { separateZodMini } from './zod-mini.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), separateZodMini()],
  // Our own server entry: it owns the context keys, so that routes and handler share one instance of them.
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/handler.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
  // Pre-bundles everything at start; otherwise the first page of a fresh clone fails once and reloads.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: { assetsInlineLimit: 0 },
});
