import { eq, inArray, type Tx, tables } from '#db';
import { demoCities } from '../content/cities.ts';
import { randomFor } from '../random.ts';
import type { DemoEnquiry } from '../rows/enquiries.ts';
import { insertRows } from './insert.ts';

const { contactPoints, contacts, enquiries, visits } = tables;

type StoredEnquiry = typeof enquiries.$inferSelect;

export interface DemoLead {
  one: DemoEnquiry;
  submissionKey: string;
}

const CRORE = 10_000_000;
const BUDGETS = [
  { text: '90 lakh', rupees: 0.9 * CRORE },
  { text: '1.6 Cr', rupees: 1.6 * CRORE },
  { text: '2.5 Cr', rupees: 2.5 * CRORE },
  { text: '4 Cr', rupees: 4 * CRORE },
];
const ABOUT = [
  'Loan of 70% approved by the bank.',
  'Moves with parents; needs a lift.',
  'Calls are best after 18:00.',
  'Lives in Dubai, decides with her brother.',
  '',
  '',
];

/** What a demo visitor told the sales team; those who asked about no listing told nothing yet. */
function makeWishes({ number, listing }: DemoEnquiry): Partial<typeof contacts.$inferInsert> {
  const random = randomFor(`wishes ${number}`);
  if (!listing || random.chance(0.4)) return {};
  const { text, rupees } = random.pick(BUDGETS);
  const city = demoCities.find(({ slug }) => slug === listing.city)?.name ?? listing.city;
  return {
    wishes: `${random.int(2, 4)} BHK in ${city} up to ${text}`,
    maxBudget: rupees,
    about: random.pick(ABOUT),
  };
}

/** Stores a contact for each lead, as the form would have. */
async function storeContact(tx: Tx, one: DemoEnquiry, enquiry: StoredEnquiry): Promise<void> {
  const { fullName, email, countryCode, phoneNumber, createdAt, updatedAt } = enquiry;
  const [contact] = await tx
    .insert(contacts)
    .values({ fullName, ...makeWishes(one), createdAt, updatedAt })
    .returning({ id: contacts.id });
  if (!contact) throw new Error('the contact was not stored');
  await tx.insert(contactPoints).values([
    { contactId: contact.id, kind: 'phone', value: `${countryCode} ${phoneNumber}`, createdAt },
    { contactId: contact.id, kind: 'email', value: email.toLowerCase(), createdAt },
  ]);
  await tx.update(enquiries).set({ contactId: contact.id, updatedAt }).where(eq(enquiries.id, enquiry.id));
}

const toVisit = ({
  id,
  nextFollowUpAt,
  assignedTo,
  createdAt,
  updatedAt,
}: StoredEnquiry): typeof visits.$inferInsert | undefined =>
  nextFollowUpAt === null
    ? undefined
    : {
        enquiryId: id,
        at: nextFollowUpAt,
        place: 'At the property, main gate',
        withId: assignedTo,
        isTold: true,
        createdAt,
        updatedAt,
      };

/** Stores the people of recent leads, and the visits that are planned with them. Others are joined by the worker. */
export async function storeContacts(tx: Tx, leads: DemoLead[]): Promise<void> {
  const keys = leads.map(({ submissionKey }) => submissionKey);
  const stored = await tx.select().from(enquiries).where(inArray(enquiries.submissionKey, keys)).orderBy(enquiries.id);
  for (const { one, submissionKey } of leads) {
    const enquiry = stored.find((each) => each.submissionKey === submissionKey);
    if (enquiry) await storeContact(tx, one, enquiry);
  }
  const planned = stored.filter(({ status }) => status === 'visit_planned').flatMap((each) => toVisit(each) ?? []);
  await insertRows(tx, visits, planned);
}
