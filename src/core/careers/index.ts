export { type ApplicationService, applicationService } from './application-service/index.ts';
export { applyForJob } from './apply-for-job.ts';
export type { SentDocument } from './check-document.ts';
export { deleteExpiredApplications } from './delete-expired-applications.ts';
export { jobService } from './job-service.ts';
export { listJobs, openJobs, readJob } from './jobs.ts';
export { scanDocument } from './scan-document.ts';
export { withdrawApplication } from './withdraw-application.ts';
