export { type Assignee, assignEnquiry } from './assign-enquiry.ts';
export { type AssignmentDesk, assignmentDesk } from './assignment-rule.ts';
