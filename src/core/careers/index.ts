export { type ApplicationService, applicationService } from './application-desk/index.ts';
export { applyForJob } from './apply-for-job.ts';
export type { SentDocument } from './check-document.ts';
export { deleteExpiredApplications } from './forget-applications.ts';
export { jobService } from './job-desk.ts';
export { listJobs, openJobs, readJob } from './jobs.ts';
export { scanDocument } from './scan-document.ts';
export { withdrawApplication } from './withdraw-application.ts';
