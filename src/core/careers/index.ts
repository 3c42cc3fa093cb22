export { listJobs, readJob } from './jobs.ts';
