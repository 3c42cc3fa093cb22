import { runLocally } from './local-house.ts';

await runLocally('development');
