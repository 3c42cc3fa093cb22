export { readNewApplications } from './application-queries.ts';
export { type ApplicationService, applicationService } from './application-service.ts';
export { applyForJob } from './apply-for-job.ts';
export { scanDocument } from './check-document.ts';
export { deleteExpiredApplications, withdrawApplication } from './delete-applications.ts';
export { jobService } from './job-service.ts';
export { jobReads, openJobs } from './jobs.ts';
