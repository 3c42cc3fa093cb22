import { runLocally } from './local-app.ts';

await runLocally('development');
