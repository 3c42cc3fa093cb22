import { randomUUID } from 'node:crypto';
import { type Db, eq, tables } from '#db';
import { newVisitor, type TestApp } from './app.ts';

let visitors = 0;

/** Sends an enquiry of a new visitor as the public form does, and returns its id. */
export async function sendEnquiry({ server, db }: TestApp, values: object = {}): Promise<number> {
  visitors += 1;
  const submission_key = randomUUID();
  const answer = await server.inject({
    method: 'POST',
    url: '/api/v1/contactUs',
    headers: newVisitor(),
    payload: {
      full_name: `Meera ${visitors}`,
      email: `meera${visitors}@aangan.example`,
      country_code: '+91',
      phone_number: `00000${String(visitors).padStart(5, '0')}`,
      message: 'A flat near the lake, please.',
      iAgreeToTerms: 'Yes',
      submission_key,
      ...values,
    },
  });
  if (answer.statusCode >= 300) throw new Error(`the enquiry was answered ${answer.statusCode}`);
  const [row] = await db
    .select({ id: tables.enquiries.id })
    .from(tables.enquiries)
    .where(eq(tables.enquiries.submissionKey, submission_key));
  return row?.id ?? 0;
}

/** Stores a city and a withdrawn project for enquiries to refer to. */
export async function storeJasmineCourt(db: Db): Promise<{ cityId: number; projectId: number }> {
  const [city] = await db
    .insert(tables.cities)
    .values({ name: 'Alibag', slug: 'alibag', state: 'Maharashtra' })
    .returning();
  const cityId = city?.id ?? 0;
  const [project] = await db
    .insert(tables.projects)
    .values({ slug: 'jasmine-court', title: 'Jasmine Court', cityId, status: 'withdrawn' })
    .returning();
  return { cityId, projectId: project?.id ?? 0 };
}
