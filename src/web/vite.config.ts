import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core))[\\/]/;

/** Code of every page, and small parts of most: each file of its own costs a request and compresses badly. */
const SITE =
  /src[\\/](web[\\/]app[\\/](error-screen|(data|site[\\/](chrome|shared(?![\\/](sections|enquiry|forms|link-page|load-more|listing-card[\\/]actions|saved|show-map|blog-card|city-tile|counters|day-text|page-range|plain-text|remembered-search|trail-data))))[\\/])|ui[\\/](breadcrumb|control-class|panel|select|text-link)\.)/;

/** What everything needs that opens over a page: the menu, dialogs, what opens under a filter. */
const OVERLAY =
  /node_modules[\\/](@radix-ui[\\/]react-(dialog|dismissable-layer|focus-guards|focus-scope|portal|presence)|aria-hidden|react-remove-scroll)[\\/]/;

/** Fields that stand in forms and in filters alike. */
const FIELD = /src[\\/]ui[\\/](field|input|textarea)\./;

/** The enquiry form, which is beside every list and on every listing, and what it shares with other forms. */
const FORM =
  /src[\\/](ui[\\/](checkbox|countries|phone-field)|contract[\\/](leads[\\/]enquiry-rules|people[\\/]email-rules)|web[\\/]app[\\/]site[\\/]shared[\\/](forms[\\/](agreed-button|controls|drafts|email-field|restore-offer|terms-link|trap-field|when-released)|enquiry[\\/](enquiry-form|enquiry-memory|form-controls|send-enquiry|side-form|use-enquiry-form)))\./;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Our own entry for the server: it owns the context keys, so that routes and handler share one instance of them.
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/handler.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs travels as two files: one compresses better than thirty, and changes less often.
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                {
                  name: 'site',
                  // Sections, forms, maps, cities, counters, what can be done with a card, saved listings, the pages behind
                  // mails, what lists keep and what long texts need are not for every page; those that show them fetch them.
                  test: SITE,
                  minShareCount: 2,
                },
                { name: 'overlay', test: OVERLAY, minShareCount: 2 },
                { name: 'field', test: FIELD, minShareCount: 2 },
                { name: 'form', test: FORM, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  // Everything is pre-bundled at start; otherwise the first page of a fresh clone fails once and reloads.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: { assetsInlineLimit: 0 },
});
