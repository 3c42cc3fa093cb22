export { listJobs, openJobs, readJob } from './jobs.ts';
