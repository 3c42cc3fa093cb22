export { type Assignee, assignEnquiry } from './assign-enquiry.ts';
export { type AssignmentService, assignmentService } from './assignment-rule.ts';
