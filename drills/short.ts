import { runDrills } from './drill.ts';
import { killRoles } from './kill.ts';
import { liveMigration } from './live-migration.ts';
import { lockStorm } from './lock-storm.ts';
import { crashPostgres } from './postgres-crash.ts';
import { hangPostgres } from './postgres-hang.ts';
import { slowWay } from './postgres-slow.ts';

/** The drills on processes and database, one after another in one app: `node drills/short.ts --short`. */
await runDrills([hangPostgres, lockStorm, liveMigration, slowWay, crashPostgres, killRoles], { proxied: true });
