import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EnquiryStatus, FIGURE_DAYS, type FigureGroup, type LeadFigures, OPEN_ENQUIRY_STATUSES } from '#contract';
import { indiaDay } from '#contract/india-time.ts';
import { tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const { consents, enquiries, enquiryEvents, visits } = tables;

const app = createTestApp();
const NOW = new Date('2026-11-18T11:00:00+05:30');
const HOUR_MS = 60 * 60 * 1000;
const TARGET = 60;
const SOURCES = ['detail-panel', 'contact-page', null];

let admin: Colleague;
let manager: Colleague;
let member: Colleague;
let other: Colleague;
let consentId = 0;

beforeAll(async () => {
  app.clock.now = NOW;
  admin = await newColleague(app);
  manager = await newColleague(app, 'manager');
  [member, other] = [await newColleague(app, 'sales'), await newColleague(app, 'sales')];
  await admin.call('POST', '/team', { name: 'North', manager_id: manager.id, member_ids: [member.id] });
  const [consent] = await app.db
    .insert(consents)
    .values({ noticeVersion: 'enquiry-1', purposes: ['contact'] })
    .returning();
  consentId = consent?.id ?? 0;
});
beforeEach(async () => {
  await app.db.delete(visits);
  await app.db.delete(enquiries);
});

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

/** A lead with what happened to it, all in hours before now. People are places in the list of colleagues. */
interface Lead {
  owner: number | null;
  source: string | null;
  status: EnquiryStatus;
  isFake: boolean;
  createdAt: number;
  reply: { at: number; minutes: number } | null;
  contacts: { at: number; by: number; outcome: 'reached' | 'no_answer' | 'opened' }[];
  wonAt: number | null;
  visit: { at: number; by: number; status: 'planned' | 'done' | 'cancelled' } | null;
}

/** Only a lost lead can be fake. */
const isFakeLead = ({ status, isFake }: Pick<Lead, 'status' | 'isFake'>): boolean => status === 'lost' && isFake;

const getColleagues = () => [admin, manager, member, other];
const getId = (place: number): number => getColleagues()[place]?.id ?? 0;

async function storeLead({
  owner,
  source,
  status,
  isFake,
  createdAt,
  reply,
  contacts,
  wonAt,
  visit,
}: Lead): Promise<void> {
  const [row] = await app.db
    .insert(enquiries)
    .values({
      submissionKey: randomUUID(),
      fullName: 'Meera Iyer',
      email: '',
      countryCode: '+91',
      phoneNumber: '0000001044',
      message: '',
      consentId,
      status,
      lostReason: status === 'lost' ? 'Bought elsewhere' : null,
      fake: isFakeLead({ status, isFake }) ? 'spam' : null,
      assignedTo: owner === null ? null : getId(owner),
      sourceButton: source,
      createdAt: hoursAgo(createdAt),
      ...(reply && { firstReplyAt: hoursAgo(reply.at), replyMinutes: reply.minutes }),
    })
    .returning({ id: enquiries.id });
  const enquiryId = row?.id ?? 0;
  for (const { at, by, outcome } of contacts) {
    const data = { is_contact: outcome === 'reached', channel: 'call', outcome };
    await app.db
      .insert(enquiryEvents)
      .values({ enquiryId, actorId: getId(by), kind: 'note', data, createdAt: hoursAgo(at) });
  }
  if (wonAt !== null)
    await app.db.insert(enquiryEvents).values({
      enquiryId,
      kind: 'status',
      data: { from: 'negotiating', to: 'won' },
      createdAt: hoursAgo(wonAt),
    });
  if (visit)
    await app.db.insert(visits).values({
      enquiryId,
      at: NOW,
      place: 'Tower B',
      withId: getId(visit.by),
      status: visit.status,
      createdAt: hoursAgo(visit.at),
    });
}

/** Whose leads a viewer sees in figures, by their places; everyone's if undefined. */
const SCOPES: [name: string, viewer: () => Colleague, owners: number[] | undefined][] = [
  ['admin', () => admin, undefined],
  ['manager', () => manager, [1, 2]],
  ['sales', () => member, [2]],
];

const EMPTY = { leads: 0, fake: 0, replies: 0, replies_in_time: 0, contacts: 0, visits: 0, won: 0 };

function getMedian(minutes: number[]): number | null {
  const sorted = minutes.toSorted((one, two) => one - two);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

interface Expected {
  figures: Map<string, typeof EMPTY & { minutes: number[] }>;
  ages: Map<string, [number, number, number, number]>;
}

/** The same figures, one lead after the other. */
function count(leads: Lead[], by: FigureGroup, days: number, owners: number[] | undefined): Expected {
  const { figures, ages }: Expected = { figures: new Map(), ages: new Map() };
  const firstDay = indiaDay(NOW, 1 - days);
  const isIn = (hours: number) => indiaDay(hoursAgo(hours)) >= firstDay;
  const isTheirs = (place: number | null) => owners === undefined || (place !== null && owners.includes(place));
  const add = (lead: Lead, person: number | null, change: Partial<typeof EMPTY>, minutes: number[] = []) => {
    const key = String(by === 'source' ? lead.source : person);
    for (const each of [key, 'total']) {
      const row = figures.get(each) ?? { ...EMPTY, minutes: [] };
      for (const [name, value] of Object.entries(change)) row[name as keyof typeof EMPTY] += value;
      row.minutes.push(...minutes);
      figures.set(each, row);
    }
  };
  for (const lead of leads) {
    const isVisible = isTheirs(lead.owner) || lead.owner === null;
    if (isTheirs(lead.owner) && isIn(lead.createdAt))
      add(lead, lead.owner, isFakeLead(lead) ? { fake: 1 } : { leads: 1 });
    if (lead.reply && !isFakeLead(lead) && isTheirs(lead.owner) && isIn(lead.reply.at))
      add(lead, lead.owner, { replies: 1, replies_in_time: lead.reply.minutes <= TARGET ? 1 : 0 }, [
        lead.reply.minutes,
      ]);
    for (const { at, by: actor, outcome } of lead.contacts)
      if (outcome !== 'opened' && isIn(at) && isVisible && isTheirs(actor)) add(lead, actor, { contacts: 1 });
    const { visit } = lead;
    if (visit && visit.status !== 'cancelled' && isIn(visit.at) && isVisible && isTheirs(visit.by))
      add(lead, visit.by, { visits: 1 });
    if (lead.status === 'won' && lead.wonAt !== null && isIn(lead.wonAt) && isTheirs(lead.owner))
      add(lead, lead.owner, { won: 1 });
    if (OPEN_ENQUIRY_STATUSES.some((status) => status === lead.status) && isTheirs(lead.owner)) {
      const age = (Date.parse(indiaDay(NOW)) - Date.parse(indiaDay(hoursAgo(lead.createdAt)))) / (24 * HOUR_MS);
      const place = age <= 7 ? 0 : age <= 14 ? 1 : age <= 30 ? 2 : 3;
      const key = String(by === 'source' ? lead.source : lead.owner);
      const row = ages.get(key) ?? [0, 0, 0, 0];
      row[place] = (row[place] ?? 0) + 1;
      ages.set(key, row);
    }
  }
  return { figures, ages };
}

const read = async (who: Colleague, by: string, days: number): Promise<LeadFigures> => {
  const answer = await who.call('GET', `/enquiry/figures?by=${by}&days=${days}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

/** The figures of an answer under the keys of the reference. */
function toComparable({ rows, total, ageing }: LeadFigures, by: FigureGroup) {
  const getKey = ({ person, source }: LeadFigures['rows'][number] | LeadFigures['ageing'][number]) => {
    if (by === 'source') return String(source);
    return String(person && getColleagues().findIndex(({ id }) => id === person.id));
  };
  const toFigures = ({ median_minutes, ...row }: LeadFigures['total']) => ({
    leads: row.leads,
    fake: row.fake,
    replies: row.replies,
    replies_in_time: row.replies_in_time,
    contacts: row.contacts,
    visits: row.visits,
    won: row.won,
    median: median_minutes,
  });
  return {
    figures: Object.fromEntries([
      ...rows.map((row) => [getKey(row), toFigures(row)] as const),
      ['total', toFigures(total)],
    ]),
    ages: Object.fromEntries(
      ageing.map((row) => [getKey(row), [row.week, row.fortnight, row.month, row.older]] as const),
    ),
  };
}

const hours = fc.integer({ min: 0, max: 100 * 24 });
const place = fc.integer({ min: 0, max: 3 });
const anyLead: fc.Arbitrary<Lead> = fc.record({
  owner: fc.option(place),
  source: fc.constantFrom(...SOURCES),
  status: fc.constantFrom('new', 'contacted', 'visit_planned', 'visited', 'negotiating', 'won', 'lost'),
  isFake: fc.boolean(),
  createdAt: hours,
  reply: fc.option(fc.record({ at: hours, minutes: fc.integer({ min: 0, max: 200 }) })),
  contacts: fc.array(fc.record({ at: hours, by: place, outcome: fc.constantFrom('reached', 'no_answer', 'opened') }), {
    maxLength: 2,
  }),
  wonAt: fc.option(hours),
  visit: fc.option(fc.record({ at: hours, by: place, status: fc.constantFrom('planned', 'done', 'cancelled') })),
});

describe('R-415 R-417 the figures of leads', () => {
  test('are the same as counted one by one, for every group, period and scope', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLead, { minLength: 1, maxLength: 14 }), async (leads) => {
        await app.db.delete(visits);
        await app.db.delete(enquiries);
        for (const lead of leads) await storeLead(lead);
        for (const by of ['person', 'source'] as const)
          for (const days of FIGURE_DAYS)
            for (const [name, viewer, owners] of SCOPES) {
              const { figures, ages } = count(leads, by, days, owners);
              const expected = {
                figures: Object.fromEntries(
                  [['total', { ...EMPTY, minutes: [] as number[] }] as const, ...figures].map(
                    ([key, { minutes, ...row }]) => [key, { ...row, median: getMedian(minutes) }],
                  ),
                ),
                ages: Object.fromEntries(ages),
              };
              const answer = await read(viewer(), by, days);
              expect([name, by, days, toComparable(answer, by)]).toEqual([name, by, days, expected]);
            }
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  test('of a sales user contain no lead of a colleague, not even in the numbers', async () => {
    const lead: Lead = {
      owner: 3,
      source: 'detail-panel',
      status: 'won',
      isFake: false,
      createdAt: 1,
      reply: { at: 1, minutes: 5 },
      contacts: [{ at: 1, by: 2, outcome: 'reached' }],
      wonAt: 1,
      visit: { at: 1, by: 2, status: 'planned' },
    };
    await storeLead(lead);
    for (const by of ['person', 'source']) {
      const { rows, total, ageing } = await read(member, by, 30);
      expect([rows, total, ageing]).toEqual([[], { ...EMPTY, median_minutes: null }, []]);
    }
    await storeLead({ ...lead, owner: 2, status: 'new', wonAt: null });
    const { rows } = await read(member, 'person', 30);
    expect(rows).toMatchObject([{ person: { id: member.id }, leads: 1, contacts: 1, visits: 1, won: 0 }]);
  });

  test.each(['', '?by=city&days=31', '?by=&days=', "?by=person'--&days=7%20or%201"])(
    'of a period or group that makes no sense are those of a month by person: %j',
    async (query) => {
      const answer = await admin.call('GET', `/enquiry/figures${query}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ days: 30, target_minutes: TARGET, rows: [] });
    },
  );
});
