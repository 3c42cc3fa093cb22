import { z } from 'zod';
import { GENDERS, JOB_ROLES } from '../careers/application-choices.ts';

export const Role = z.enum(['admin', 'manager', 'editor', 'sales', 'hr']);
export type Role = z.infer<typeof Role>;

export const EnquiryStatus = z.enum(['new', 'contacted', 'visit_planned', 'visited', 'negotiating', 'won', 'lost']);
export type EnquiryStatus = z.infer<typeof EnquiryStatus>;

/** The screens of the back office that a user can choose to start with, by their path. */
export const StartPage = z.enum([
  'users',
  'my-day',
  'enquiries',
  'board',
  'contacts',
  'properties',
  'projects',
  'posted-property',
  'dashboard',
]);
export type StartPage = z.infer<typeof StartPage>;

/** The statuses of enquiries that need work. */
export const OPEN_ENQUIRY_STATUSES = [
  'new',
  'contacted',
  'visit_planned',
  'visited',
  'negotiating',
] as const satisfies EnquiryStatus[];

/** What a fake enquiry is: not meant seriously, or with the number of another person. */
export const FakeLead = z.enum(['spam', 'wrong_number']);
export type FakeLead = z.infer<typeof FakeLead>;

/** What is to be done next with an enquiry. */
export const NextStepKind = z.enum(['call', 'visit', 'meeting', 'send_homes']);
export type NextStepKind = z.infer<typeof NextStepKind>;

export const ContactPointKind = z.enum(['phone', 'email']);
export type ContactPointKind = z.infer<typeof ContactPointKind>;

/** What the key of a source of leads allows. */
export const LeadScope = z.enum(['add', 'status']);
export type LeadScope = z.infer<typeof LeadScope>;

export const VisitStatus = z.enum(['planned', 'done', 'missed', 'cancelled']);
export type VisitStatus = z.infer<typeof VisitStatus>;

export const ListingKind = z.enum(['property', 'project', 'posted_property']);
export type ListingKind = z.infer<typeof ListingKind>;

export const ApplicationStatus = z.enum(['received', 'shortlisted', 'interview', 'offered', 'hired', 'rejected']);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** Labels of the application statuses. */
export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  received: 'Received',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  hired: 'Hired',
  rejected: 'Rejected',
};

export const Gender = z.enum(GENDERS);
export type Gender = z.infer<typeof Gender>;

export const JobRole = z.enum(JOB_ROLES);
export type JobRole = z.infer<typeof JobRole>;

/** What the access log records. */
export const AccessAction = z.enum(['sign-in', 'sign-in-failed', 'read']);
export type AccessAction = z.infer<typeof AccessAction>;

/** Kinds of record about people who are not staff. */
export const PersonalKind = z.enum(['enquiry', 'contact', 'application', 'post-property', 'subscribers', 'person']);
export type PersonalKind = z.infer<typeof PersonalKind>;
