import { type PostedHome, PostingInput, PropertyForm } from '#contract';
import { eq, tables } from '#db';
import { newVisitor, type TestApp } from './app.ts';

const { postedProperties, postedPropertyImages } = tables;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
let posters = 0;

/** A picture as a test has it. */
interface Picture {
  name: string;
  body: Buffer;
}

/** A new person posts a villa; returns its id. */
export async function postProperty(
  app: TestApp,
  fields: object = {},
  pictures: Picture[] = [],
  { prepare = true } = {},
) {
  posters += 1;
  const input = PostingInput.parse({
    posted_by: 'owner',
    name: `Meera Kapoor ${posters}`,
    email: `meera${posters}@posted.example`,
    phone_number: String(posters).padStart(10, '0'),
    city: 'Jaipur',
    address: `${posters} Nehru Marg, near the old well`,
    property_type: 'villa',
    property_details: 'Three rooms around a yard, with morning light.',
    iAgreeToTerms: 'Yes',
    filled_in_ms: 60_000,
    ...fields,
  });
  const origin = { ip: newVisitor()['x-forwarded-for'], userAgent: undefined };
  const { id } = await app.core.postings.receive(
    input,
    pictures.map(({ name, body }) => ({ name, read: async () => body })),
    origin,
  );
  const chosen = await app.db
    .select({ id: postedPropertyImages.mediaId })
    .from(postedPropertyImages)
    .where(eq(postedPropertyImages.postedPropertyId, id));
  if (prepare) for (const picture of chosen) await app.core.pictures.prepare(picture.id);
  return id;
}

/** The same with a confirmed email address, so that it awaits review. */
export async function confirmedProperty(app: TestApp, fields: object = {}, pictures: Picture[] = []) {
  const id = await postProperty(app, fields, pictures);
  const until = new Date(app.clock.now.getTime() + WEEK_MS);
  await app.core.forms.confirmPosting({ token: app.links.token('confirm-posting', id, until) });
  return id;
}

export async function storedPosting({ db }: TestApp, id: number) {
  const [row] = await db.select().from(postedProperties).where(eq(postedProperties.id, id));
  if (!row) throw new Error('no such property');
  return row;
}

/** A home as its poster enters it, with nothing but the required fields unless given. */
export const postedHome = (values: Partial<PostedHome> = {}): PostedHome => ({
  ...PropertyForm.parse({
    property_type: 'villa',
    city: 'Jaipur',
    address: '12 Nehru Marg, near the old well',
    property_details: 'Three rooms around a yard, with morning light.',
  }),
  ...values,
});
