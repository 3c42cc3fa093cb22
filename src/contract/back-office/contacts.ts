import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { Purpose } from '../listings/enumerations.ts';
import { MAX_SENTENCE_LENGTH, Reading } from '../listings/search-box.ts';
import { createPageSchema } from '../paging.ts';
import { ContactPointKind, EnquiryStatus, FakeLead } from '../people/enumerations.ts';
import { optionalText, requiredText, Stamp } from './fields.ts';
import { StaffColleague } from './people.ts';
import { AtRecord, ListQuery } from './records.ts';
import { StaffVisit } from './visits.ts';

/** Finds people by name, or by a whole phone number or email address however old their enquiry is. */
export const ContactQuery = ListQuery.pick({ q: true, page: true, size: true });
export type ContactQuery = z.infer<typeof ContactQuery>;

const Row = z.object({
  id: Id,
  full_name: z.string(),
  /** Of the enquiries that the user sees. */
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  wishes: z.string(),
  min_budget: z.number().nullable(),
  max_budget: z.number().nullable(),
  enquiries: z.number().int(),
  last_enquiry_at: Stamp,
  /** Who has the last of these enquiries. */
  assigned_to: StaffColleague.nullable(),
});

export const StaffContactRow = Row;
export type StaffContactRow = Wire<z.infer<typeof StaffContactRow>>;

export const StaffContactList = createPageSchema({ contacts: z.array(StaffContactRow) });

const ContactEnquiry = z.object({
  id: Id,
  message: z.string(),
  status: EnquiryStatus,
  fake: FakeLead.nullable(),
  /** The title of the listing. */
  listing: z.string().nullable(),
  source_path: z.string().nullable(),
  source_button: z.string().nullable(),
  assigned_to: StaffColleague.nullable(),
  createdAt: Stamp,
});

/** How the search understands what a person looks for. */
const WishesReading = Reading.pick({ labels: true, not_understood: true }).extend({
  /** Names that several places have; staff choose one by its key. */
  questions: z.array(
    z.object({
      text: z.string().nullable(),
      options: z.array(z.object({ key: z.string(), name: z.string(), note: z.string() })),
    }),
  ),
});

export const StaffContact = z.object({
  id: Id,
  full_name: z.string(),
  points: z.array(
    z.object({
      id: Id,
      kind: ContactPointKind,
      value: z.string(),
      /** Whether staff entered it; others come from enquiries. */
      is_added: z.boolean(),
    }),
  ),
  wishes: z.string(),
  places: z.array(z.string()),
  about: z.string(),
  reading: WishesReading,
  /** Those that the user sees, newest first. */
  enquiries: z.array(ContactEnquiry),
  /** The colleagues who have the others. */
  others_with: z.array(StaffColleague),
  visits: z.array(StaffVisit),
  /** Other people who share a phone number or an email address with one of these enquiries. */
  perhaps_same: z.array(StaffColleague),
});
export type StaffContact = Wire<z.infer<typeof StaffContact>>;

/** What a person looks for, in words that the search understands: '3 BHK in Whitefield up to 1.6 Cr'. */
export const Wishes = optionalText(MAX_SENTENCE_LENGTH);

const MAX_PLACES = 5;

export const ContactChange = z
  .object({
    full_name: requiredText(100),
    wishes: Wishes,
    /** Places chosen where a name exists more than once. */
    places: z.array(z.string().regex(/^(?:city|locality|builder)-[1-9]\d{0,8}$/)).max(MAX_PLACES),
    about: optionalText(1000),
  })
  .partial();
export type ContactChange = z.infer<typeof ContactChange>;

/** A phone number or an email address, as people write them. */
export const ContactPointInput = z.object({ value: requiredText(200) });
export type ContactPointInput = z.infer<typeof ContactPointInput>;

export const AtContactPoint = AtRecord.extend({ point: Id.catch(0) });

/** The person who is the same; their enquiries move to this one. */
export const ContactMerge = z.object({ contact_id: Id });
export type ContactMerge = z.infer<typeof ContactMerge>;

export const MatchingHome = z.object({
  id: Id,
  title: z.string(),
  path: z.string(),
  place: z.string(),
  price: z.number().nullable(),
  purpose: Purpose,
  /** '3 BHK, 1,240 sq ft carpet'. */
  facts: z.string(),
  image: z.string().nullable(),
  /** When it was last sent to the person. */
  sent_at: Stamp.nullable(),
});
export type MatchingHome = Wire<z.infer<typeof MatchingHome>>;

/** The homes that fit what a person looks for, or else the listing that they last asked about. */
export const MatchingHomes = success({
  homes: z.array(MatchingHome),
  total: z.number().int(),
  /** The list of all of them on the site; null if nothing is known about what the person looks for. */
  path: z.string().nullable(),
  /** What they are like; null if they fit the wishes. */
  like: z.string().nullable(),
});
export type MatchingHomes = Wire<z.infer<typeof MatchingHomes>>;

/** More in one message are not read. */
export const MAX_SENT_HOMES = 10;

/** Homes for a person: sent as an email by us, or as a text that staff send themselves. */
export const SendHomesInput = z.object({
  ids: z.array(Id).min(1, 'Choose at least one home').max(MAX_SENT_HOMES, `At most ${MAX_SENT_HOMES} homes at once`),
  channel: z.enum(['email', 'whatsapp', 'copy']),
});
export type SendHomesInput = z.infer<typeof SendHomesInput>;

/** Who has a phone number or an email address, while a lead is entered. */
export const ContactLookupQuery = z.object({ value: z.string().trim().max(200).catch('').default('') });

export const ContactLookup = success({
  contact: z
    .object({
      /** Null, like the name, if the user sees none of the enquiries. */
      id: Id.nullable(),
      full_name: z.string().nullable(),
      enquiries: z.number().int(),
      last_enquiry_at: Stamp.nullable(),
      with: z.array(StaffColleague),
    })
    .nullable(),
});
export type ContactLookup = Wire<z.infer<typeof ContactLookup>>;
