export { installJobQueue, type JobQueue, openJobQueue } from './job-queue.ts';
