import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FullImport, MAX_IMPORT_LEADS, type Role } from '#contract';
import { and, asc, eq, sql, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { sendEnquiry } from '../../../../test/enquiries.ts';
import { sendImport, xlsx } from '../../../../test/sheets.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const { consents, contactPoints, contacts, enquiries, enquiryEvents, importGroups, importLeads, imports } = tables;
const { auditEntries, importMemories, mails, projects, properties, settings, users } = tables;
let admin: Colleague;
let manager: Colleague;
let farah: Colleague;
let neel: Colleague;
let cityId: number;
let homeId: number;

const readName = async ({ id }: Colleague) =>
  (await app.db.select({ name: users.fullName }).from(users).where(eq(users.id, id)))[0]?.name ?? '';

beforeAll(async () => {
  admin = await newColleague(app);
  manager = await newColleague(app, 'manager');
  farah = await newColleague(app, 'sales');
  neel = await newColleague(app, 'sales');
  await app.db.insert(tables.teams).values({ name: 'North', managerId: manager.id });
  const [team] = await app.db.select().from(tables.teams);
  await app.db.insert(tables.teamMembers).values({ teamId: team?.id ?? 0, userId: farah.id });
  const [city] = await app.db
    .insert(tables.cities)
    .values({ name: 'Pune', slug: 'pune', state: 'Maharashtra' })
    .returning();
  cityId = city?.id ?? 0;
  const [home] = await app.db
    .insert(properties)
    .values({ slug: 'neem-court', title: 'Neem Court', status: 'withdrawn', cityId })
    .returning();
  homeId = home?.id ?? 0;
  await app.db.insert(projects).values({ slug: 'palm-rise', title: 'Palm Rise', status: 'sold', cityId });
});

beforeEach(async () => {
  for (const table of [imports, importMemories, enquiries, contacts, consents, mails, settings])
    await app.db.delete(table);
  await rm(join(app.filesFolder, 'private'), { recursive: true, force: true });
  app.clock.now = new Date('2026-11-15T06:30:00Z');
  app.emittedEvents.length = 0;
});

const HEAD = 'Buyer Name,Contact No,Query';
const sheet = (...rows: string[]) => [HEAD, ...rows].join('\r\n');

const send = async (body: string | Buffer, { by = admin, name = 'leads.csv' } = {}) => {
  const answer = await sendImport(app, by, { kind: 'enquiry', name, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: number }>().id;
};
const read = async (id: number, by = admin) =>
  (await by.call('GET', `/import/${id}`)).json<{ record: FullImport }>().record;

interface Options {
  by?: Colleague;
  name?: string;
  contacted?: boolean;
  decisions?: FullImport['decisions']['values'];
}

const check = async (id: number, { by = admin, contacted = false, decisions = [] }: Options = {}) => {
  const { mapping } = await read(id, by);
  const body = { mapping, publish: false, contacted, decisions: { values: decisions, units: {} } };
  const answer = await by.call('POST', `/import/${id}/check`, body);
  expect(answer.statusCode).toBe(200);
  await app.core.imports.checkRows(id);
  return read(id, by);
};

const run = async (id: number, by = admin) => {
  const answer = await by.call('POST', `/import/${id}/start`, { leave_out: true });
  expect(answer.statusCode).toBe(200);
  await app.core.imports.writeRows(id);
  return read(id, by);
};

const importSheet = async (body: string | Buffer, options: Options = {}) => {
  const id = await send(body, options);
  await check(id, options);
  return run(id, options.by);
};

const storedLeads = () => app.db.select().from(enquiries).orderBy(asc(enquiries.id));
const notes = (enquiryId: number) =>
  app.db
    .select({ kind: enquiryEvents.kind, body: enquiryEvents.body, createdAt: enquiryEvents.createdAt })
    .from(enquiryEvents)
    .where(eq(enquiryEvents.enquiryId, enquiryId))
    .orderBy(asc(enquiryEvents.id));
const importedHistory = (id: number) =>
  app.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'enquiry'), sql`${auditEntries.after} ->> 'import_id' = ${String(id)}`))
    .orderBy(asc(auditEntries.id));
const storedFiles = () => readdir(join(app.filesFolder, 'private', 'imports'));

describe('R-412 a sheet of leads', () => {
  test('fills name, phone, email, source, listing, colleague and message by the words of portals', async () => {
    const name = await readName(farah);
    const id = await send(
      [
        'RESPONSES OF NOVEMBER,,,,,,,',
        'Lead Name,Mobile,E-mail ID,Portal,Project,Enquired On,RM,Remarks',
        `Meera Iyer,+91 98765-43210 / 09811122233,Meera@Example.com,Neem Homes,neem court,12/11/2026,${name},Wants a loan`,
        `Ravi Das,919811100000,,Walk in,Unknown Towers,11-Nov-26,${farah.email},`,
      ].join('\r\n'),
    );
    const checked = await check(id);
    expect(checked).toMatchObject({
      heading_row: 2,
      refused_rows: 0,
      leads: { added: 2, same: 0, here: 0, colleagues: [] },
    });
    expect(checked.groups).toContainEqual(
      expect.objectContaining({ kind: 'unmatched', field: 'listing', value: 'Unknown Towers', rows: 1 }),
    );
    expect(await run(id)).toMatchObject({ status: 'done', written_rows: 2, leads: { added: 2 } });
    const [meera, ravi] = await storedLeads();
    expect(meera).toMatchObject({
      fullName: 'Meera Iyer',
      countryCode: '+91',
      phoneNumber: '9876543210',
      email: 'meera@example.com',
      sourceButton: 'Neem Homes',
      propertyId: homeId,
      cityId,
      assignedTo: farah.id,
      message: 'Wants a loan',
      status: 'new',
    });
    expect(ravi).toMatchObject({ phoneNumber: '9811100000', sourceButton: 'walk-in', status: 'new', propertyId: null });
    expect(ravi?.message).toBe('Listing: Unknown Towers');
    const points = await app.db
      .select({ value: contactPoints.value })
      .from(contactPoints)
      .where(eq(contactPoints.contactId, meera?.contactId ?? 0))
      .orderBy(asc(contactPoints.id));
    expect(points.map(({ value }) => value)).toEqual(['+91 9876543210', 'meera@example.com', '+91 9811122233']);
    expect(await importedHistory(id)).toMatchObject([
      { action: 'import', actorId: admin.id, after: { import_id: id, row: 3 } },
      { action: 'import', after: { import_id: id, row: 4 } },
    ]);
  });

  test('starts the reply clock now for those that were not contacted, and keeps their date as a note', async () => {
    await importSheet('Name,Mobile,Received on\nMeera,9876543210,01/05/2026');
    const [lead] = await storedLeads();
    expect(lead).toMatchObject({ status: 'new', firstReplyAt: null, createdAt: app.clock.now });
    expect(await notes(lead?.id ?? 0)).toMatchObject([
      { kind: 'note', body: 'Imported from leads.csv, received on 1 May 2026' },
    ]);
  });

  test('keeps the date of those that were contacted, without a reply time to measure', async () => {
    await importSheet('Name,Mobile,Received on\nMeera,9876543210,01/05/2026', { contacted: true });
    const received = new Date('2026-04-30T18:30:00Z');
    expect(await storedLeads()).toMatchObject([
      { status: 'contacted', createdAt: received, firstReplyAt: received, replyMinutes: null },
    ]);
  });

  test('reads statuses as sheets write them, and a decision about another one', async () => {
    const body = ['Name,Mobile,Stage', 'A,9000000001,SV done', 'B,9000000002,Not interested', 'C,9000000003,Zzz'];
    const id = await send(body.join('\n'));
    expect((await check(id)).refused_rows).toBe(1);
    const decisions = [{ field: 'stage', value: 'Zzz', means: 'Negotiating' }];
    expect((await check(id, { decisions })).refused_rows).toBe(0);
    await run(id);
    expect(await storedLeads()).toMatchObject([
      { status: 'visited' },
      { status: 'lost', lostReason: 'Lost before the import' },
      { status: 'negotiating' },
    ]);
  });

  test('reads dates and numbers of Excel, and takes formulas as text', async () => {
    const rows = [
      ['Name', 'Mobile', 'Date'],
      ['=HYPERLINK("x")', 9_876_543_210, 46_340],
    ];
    await importSheet(xlsx(rows), { name: 'leads.xlsx' });
    const [lead] = await storedLeads();
    expect(lead).toMatchObject({ fullName: '=HYPERLINK("x")', phoneNumber: '9876543210' });
    expect((await notes(lead?.id ?? 0))[0]?.body).toBe('Imported from leads.xlsx, received on 14 Nov 2026');
  });

  test('stores the wishes of a new person only, and names them in the message of every one', async () => {
    const [known] = await app.db.insert(contacts).values({ fullName: 'Known', wishes: 'A villa' }).returning();
    await app.db.insert(contactPoints).values({ contactId: known?.id ?? 0, kind: 'phone', value: '+91 9000000002' });
    await importSheet(
      'Name,Mobile,Requirement,Budget\nNew,9000000001,3 BHK in Pune,85 lakh\nKnown,9000000002,2 BHK,1 cr',
    );
    const people = await app.db.select().from(contacts).orderBy(asc(contacts.fullName));
    expect(people.map(({ wishes }) => wishes)).toEqual(['A villa', '3 BHK in Pune, 85 lakh']);
    const [first, second] = await storedLeads();
    expect(first?.message).toBe('Requirement: 3 BHK in Pune\nBudget: 85 lakh');
    expect(second?.message).toBe('Requirement: 2 BHK\nBudget: 1 cr');
  });

  test('leaves out rows without a phone number, with the reason, safe for spreadsheets', async () => {
    const body = sheet('Meera,9876543210,Hello', '=2+5,12345,Call me', 'Ravi,,Hello');
    const id = await send(body);
    expect(await check(id)).toMatchObject({ refused_rows: 2, leads: { added: 1 } });
    expect(await run(id)).toMatchObject({ written_rows: 1, refused_rows: 2, has_left_out: true });
    const file = await admin.call('GET', `/import/${id}/left-out`);
    const [head, ...lines] = file.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe('Buyer Name,Contact No,Query,Reason');
    expect(lines).toEqual([
      expect.stringMatching(/^"?'=2\+5"?,12345,Call me,.*Please enter a full phone number/),
      expect.stringMatching(/^Ravi,,Hello,Phone: Please enter a phone number/),
    ]);
  });

  test('needs a column of phone numbers, takes 5,000 leads and no more, and rejects cells that are too long', async () => {
    const withoutPhone = await send('Name,Query\nMeera,Hello');
    const answer = await admin.call('POST', `/import/${withoutPhone}/check`, {
      mapping: { full_name: 'Name' },
      publish: false,
    });
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('column with the phone number')]);
    const many = Array.from({ length: MAX_IMPORT_LEADS + 1 }, (_, row) => `A,${9_000_000_000 + row},Hi`);
    const large = await sendImport(app, admin, { kind: 'enquiry', body: sheet(...many) });
    expect([large.statusCode, large.body]).toEqual([400, expect.stringContaining('At most 5,000 rows')]);
    const long = await check(
      await send(sheet(`${'x'.repeat(81)},9876543210,Hello`, `A,9876543211,${'y'.repeat(2001)}`)),
    );
    expect(long.problems).toMatchObject([
      { row: 2, field: 'Name', message: 'At most 80 characters' },
      { row: 3, field: 'Message', message: 'At most 2,000 characters' },
    ]);
  });

  test('rejects a date in the future', async () => {
    const { problems } = await check(await send('Name,Mobile,Date\nMeera,9876543210,16/11/2026'));
    expect(problems).toEqual([{ row: 2, field: 'Received on', message: 'This date is in the future' }]);
  });
});

describe('R-412 duplicates join the person', () => {
  test('rows with the same number and listing are one lead, and their messages are notes', async () => {
    const head = 'Name,Mobile,Query,Property';
    const rows = [
      'Meera,98765 43210,First,Neem Court',
      'M Iyer,+919876543210,Second,Neem Court',
      'Meera,9876543210,Third,Palm Rise',
      'Meera,9876543210,First,Neem Court',
    ];
    const id = await send([head, ...rows].join('\n'));
    expect((await check(id)).leads).toMatchObject({ added: 2, same: 2, here: 0 });
    expect((await run(id)).leads).toMatchObject({ added: 2, same: 2, here: 0 });
    const leads = await storedLeads();
    expect(leads).toHaveLength(2);
    expect(new Set(leads.map(({ contactId }) => contactId)).size).toBe(1);
    expect((await notes(leads[0]?.id ?? 0)).map(({ body }) => body)).toEqual([
      'Imported from leads.csv',
      'Again in leads.csv\nSecond',
    ]);
  });

  test('the same sheet adds nothing when it is imported again, even after its lead was lost', async () => {
    const body = sheet('Meera,9876543210,First', 'Meera,9876543210,Second', 'Ravi,9811100000,Hello');
    await importSheet(body);
    const before = await app.db.$count(enquiryEvents);
    await app.db.update(enquiries).set({ status: 'lost', lostReason: 'No budget' });
    expect(await importSheet(body, { name: 'renamed.csv' })).toMatchObject({
      written_rows: 0,
      leads: { added: 0, same: 0, here: 3 },
    });
    expect(await storedLeads()).toHaveLength(2);
    expect(await app.db.$count(enquiryEvents)).toBe(before);
  });

  test('an open lead of the person gets a note instead of a second one; one that has ended does not', async () => {
    const phone = (number: string) => ({ phone_number: number });
    const open = await sendEnquiry(app, phone('9876543210'));
    const lost = await sendEnquiry(app, phone('9811100000'));
    await app.db.update(enquiries).set({ status: 'lost', lostReason: 'x' }).where(eq(enquiries.id, lost));
    const id = await send('Name,Mobile,Query,Property\nMeera,9876543210,Again,Neem Court\nRavi,9811100000,New,');
    expect((await check(id)).leads).toMatchObject({ added: 1, here: 1 });
    expect((await run(id)).leads).toMatchObject({ added: 1, here: 1 });
    expect(await storedLeads()).toHaveLength(3);
    expect((await notes(open)).map(({ body }) => body)).toEqual(['Again in leads.csv\nAgain']);
  });

  test('a lead that the user does not see stays as it is, and the result names its colleague', async () => {
    const theirs = await sendEnquiry(app, { phone_number: '9876543210' });
    await app.db.update(enquiries).set({ assignedTo: neel.id });
    const body = sheet('Meera,9876543210,Hello', 'Ravi,9811100000,Hello');
    const done = await importSheet(body, { by: manager });
    const name = await readName(neel);
    expect(done).toMatchObject({ leads: { added: 1, here: 0, colleagues: [{ name, rows: 1 }] } });
    expect(done.problems).toEqual([{ row: 2, field: 'Phone', message: `With ${name}, who has a lead of this person` }]);
    expect(await storedLeads()).toHaveLength(2);
    expect(await notes(theirs)).toEqual([]);
  });

  test('a lead of the own team gets the note', async () => {
    const ours = await sendEnquiry(app, { phone_number: '9876543210' });
    await app.db.update(enquiries).set({ assignedTo: farah.id });
    expect((await importSheet(sheet('Meera,9876543210,Hello'), { by: manager })).leads).toMatchObject({ here: 1 });
    expect(await notes(ours)).toHaveLength(1);
  });

  test('rows of one sheet that go to colleagues outside the team are still one lead', async () => {
    const body = `Name,Mobile,RM\nMeera,9876543210,${neel.email}\nMeera I,9876543210,${neel.email}`;
    expect((await importSheet(body, { by: manager })).leads).toMatchObject({ added: 1, same: 1, colleagues: [] });
  });
});

describe('R-412 who gets the leads of a sheet', () => {
  test('the colleague of the row, or else whom the rule chooses, with one email each and none to visitors', async () => {
    await app.db
      .insert(settings)
      .values({ key: 'enquiry-assignment', value: { mode: 'round_robin', colleagues: [neel.id], cities: [] } });
    const name = await readName(farah);
    const rows = [1, 2, 3].map((row) => `A${row},900000000${row},a${row}@example.com,${name}`);
    const others = [4, 5].map((row) => `A${row},900000000${row},a${row}@example.com,`);
    await importSheet(['Name,Mobile,Email,Assigned to', ...rows, ...others].join('\n'));
    expect((await storedLeads()).map(({ assignedTo }) => assignedTo)).toEqual([
      farah.id,
      farah.id,
      farah.id,
      neel.id,
      neel.id,
    ]);
    const sent = await app.db.select().from(mails);
    const assignedBy = await readName(admin);
    expect(new Map(sent.map(({ recipient, template, data }) => [recipient, { template, data }]))).toEqual(
      new Map([
        [farah.email, { template: 'leads-assigned', data: { leads: 3, assignedBy } }],
        [neel.email, { template: 'leads-assigned', data: { leads: 2, assignedBy } }],
      ]),
    );
    expect(sent).toHaveLength(2);
  });

  test('an unknown colleague is a decision, and is remembered for the next sheet', async () => {
    const body = 'Name,Mobile,RM\nMeera,9876543210,Pooja';
    const id = await send(body);
    const checked = await check(id);
    expect(checked).toMatchObject({ refused_rows: 1 });
    expect(checked.groups).toMatchObject([{ kind: 'unknown', field: 'assigned_to', value: 'Pooja', source: 'open' }]);
    const name = await readName(farah);
    await check(id, { decisions: [{ field: 'assigned_to', value: 'Pooja', means: name }] });
    await run(id);
    expect(await storedLeads()).toMatchObject([{ assignedTo: farah.id }]);
    expect((await check(await send(body))).refused_rows).toBe(0);
  });

  test('R-417 no colleague gets or is told of that of a blocked number', async () => {
    await admin.call('POST', '/blocked-sender', { value: '98765 43211', reason: 'spam' });
    await importSheet(['Buyer Name,Contact No,RM', `Meera Iyer,98765 43211,${farah.email}`].join('\r\n'), {
      contacted: true,
    });
    expect(await storedLeads()).toMatchObject([{ status: 'lost', fake: 'spam', assignedTo: null }]);
    expect(await app.db.select().from(mails)).toEqual([]);
  });

  test('open inboxes are told once per batch', async () => {
    await app.db.delete(tables.signals);
    await importSheet(sheet(...Array.from({ length: 60 }, (_, row) => `A,${9_000_000_000 + row},Hi`)));
    expect(await app.db.$count(tables.signals)).toBe(2);
  });

  test('a run that was interrupted continues without repeating a row', async () => {
    const id = await send(sheet(...Array.from({ length: 60 }, (_, row) => `A,${9_000_000_000 + row},Hi`)));
    await check(id);
    await admin.call('POST', `/import/${id}/start`, { leave_out: false });
    await Promise.all([app.core.imports.writeRows(id), app.core.imports.writeRows(id)]);
    await app.core.imports.writeRows(id);
    expect(await read(id)).toMatchObject({ status: 'done', written_rows: 60 });
    expect(await storedLeads()).toHaveLength(60);
  });

  test('a user who may no longer import has every row left out', async () => {
    const leaving = await newColleague(app, 'manager');
    const id = await send(sheet('Meera,9876543210,Hello'), { by: leaving });
    await check(id, { by: leaving });
    await leaving.call('POST', `/import/${id}/start`, { leave_out: false });
    await app.db.update(users).set({ role: 'editor' }).where(eq(users.id, leaving.id));
    await app.core.imports.writeRows(id);
    expect(await read(id)).toMatchObject({ status: 'done', written_rows: 0, refused_rows: 1 });
  });
});

describe('R-412 who may import leads', () => {
  test.each<Role>(['editor', 'sales', 'hr'])('%s may not', async (role) => {
    const other = await newColleague(app, role);
    const id = await send(sheet('Meera,9876543210,Hello'));
    expect((await sendImport(app, other, { kind: 'enquiry', body: sheet('A,9876543210,x') })).statusCode).toBe(403);
    for (const [method, path, body] of [
      ['POST', 'check', { mapping: { phone: 'Contact No' }, publish: false }],
      ['POST', 'start', { leave_out: false }],
      ['POST', 'heading', { row: 1 }],
      ['GET', 'changes', undefined],
      ['GET', 'problems', undefined],
      ['GET', 'left-out', undefined],
    ] as const)
      expect([path, (await other.call(method, `/import/${id}/${path}`, body)).statusCode]).toEqual([path, 403]);
    expect([403, 404]).toContain((await other.call('GET', `/import/${id}`)).statusCode);
    expect((await other.call('GET', '/import')).body).not.toContain('leads.csv');
    expect(await storedLeads()).toEqual([]);
  });

  test('a manager sees only own sheets, an admin all', async () => {
    const other = await newColleague(app, 'manager');
    const id = await send(sheet('Meera,9876543210,Hello'), { by: manager });
    expect((await check(id, { by: manager })).leads?.added).toBe(1);
    expect((await other.call('GET', `/import/${id}`)).statusCode).toBe(404);
    expect((await other.call('GET', `/import/${id}/problems`)).statusCode).toBe(403);
    expect((await other.call('POST', `/import/${id}/start`, { leave_out: false })).statusCode).toBe(403);
    expect((await other.call('GET', '/import')).body).not.toContain('leads.csv');
    expect((await admin.call('GET', `/import/${id}`)).statusCode).toBe(200);
    expect((await manager.call('GET', '/import')).body).toContain('leads.csv');
  });
});

describe('R-412 what is kept of a sheet of leads', () => {
  const holdsPerson = async (id: number, text: string) => {
    const [found] = await app.db.select().from(imports).where(eq(imports.id, id));
    const groups = await app.db.select().from(importGroups).where(eq(importGroups.importId, id));
    const file = await admin.call('GET', `/import/${id}/left-out`);
    return JSON.stringify([found, groups]).includes(text) || file.body.includes(text);
  };
  test('nothing once all rows are imported, also of what was decided about cells', async () => {
    const id = await send(sheet('Meera,98765x,Hello'));
    await check(id, { decisions: [{ field: 'phone', value: '98765x', means: '9876543210' }] });
    await run(id);
    expect(await storedFiles()).toEqual([]);
    expect(await holdsPerson(id, '98765')).toBe(false);
    expect(await holdsPerson(id, 'Meera')).toBe(false);
    expect(await app.db.select().from(importMemories).where(eq(importMemories.field, 'phone'))).toEqual([]);
  });

  test('rows that were left out for a week, as sheets that were not imported', async () => {
    const done = await send(sheet('Meera,9876543210,Hello', 'Ravi,12,Hello'));
    await check(done);
    await run(done);
    const open = await send(sheet('Kabir,9811100000,Hello'));
    expect(await holdsPerson(done, 'Ravi')).toBe(true);
    await app.db.update(imports).set({ createdAt: new Date('2026-11-09T06:30:00Z') });
    await app.core.imports.deleteExpired();
    expect(await storedFiles()).toHaveLength(2);
    await app.db.update(imports).set({ createdAt: new Date('2026-11-08T06:29:00Z') });
    await app.core.imports.deleteExpired();
    expect(await storedFiles()).toEqual([]);
    expect(await holdsPerson(done, 'Ravi')).toBe(false);
    expect(await holdsPerson(open, 'Kabir')).toBe(false);
    expect((await read(open)).status).toBe('failed');
  });

  test('R-308 is part of what a person gets who asks for it, without the rows of others', async () => {
    await send(sheet('Meera,+91 98765-43210,Hello', 'Ravi,9811100000,Hello'));
    const answer = await admin.call('POST', '/privacy/export', { contacts: ['9876543210'] });
    expect(answer.json().rows_of_sheets).toEqual([['Meera', '+91 98765-43210', 'Hello']]);
    expect(answer.body).not.toContain('Ravi');
  });

  test('nothing of a person who is erased, while the other rows stay', async () => {
    await sendEnquiry(app, { phone_number: '9876543210', email: 'meera@example.com' });
    const rows = ['Meera,+91 98765-43210,Hello', 'Ravi,9811100000,Hello', 'M Iyer,9000000009,mail meera@example.com'];
    const id = await send(sheet(...rows));
    await check(id);
    const answer = await admin.call('POST', '/privacy/erase', {
      contacts: ['9876543210', 'meera@example.com'],
      confirmation: 'ERASE',
    });
    expect(answer.statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'uploaded', total_rows: 3, leads: { added: 0 } });
    expect(await check(id)).toMatchObject({ refused_rows: 2, leads: { added: 1 } });
    await run(id);
    expect(await storedLeads()).toMatchObject([{ fullName: 'Ravi' }]);
    const rest = await admin.call('GET', `/import/${id}/left-out`);
    expect(rest.body).not.toContain('Meera');
    expect(rest.body).not.toContain('98765');
  });

  test('a person whose rows are being imported is erased after that', async () => {
    await sendEnquiry(app, { phone_number: '9876543210' });
    const id = await send(sheet('Meera,9876543210,Hello', 'Ravi,9811100000,My code is 43210'));
    await check(id);
    await admin.call('POST', `/import/${id}/start`, { leave_out: false });
    const erase = (contact: string) =>
      admin.call('POST', '/privacy/erase', { contacts: [contact], confirmation: 'ERASE' });
    expect((await erase('9876543210')).statusCode).toBe(409);
    await app.core.imports.writeRows(id);
    expect((await erase('9876543210')).statusCode).toBe(200);
    expect((await storedLeads()).map(({ fullName }) => fullName)).toEqual(['Ravi']);
  });

  test('the history of an imported lead without what the person said', async () => {
    const { id } = await importSheet(sheet('Meera Iyer,9876543210,Hello'));
    const entries = await importedHistory(id);
    expect(JSON.stringify(entries)).not.toMatch(/Meera|98765/);
    expect(entries).toHaveLength(1);
    expect(await app.db.$count(importLeads)).toBe(1);
  });
});
