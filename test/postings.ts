import { PostingInput } from '#contract';
import { eq, tables } from '#db';
import type { SentPicture } from '../src/core/postings/index.ts';
import { newVisitor, type TestHouse } from './house.ts';

const { postedProperties, postedPropertyImages } = tables;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
let posters = 0;

/** Somebody new posts a villa; it gets the id that is answered. */
export async function postProperty(house: TestHouse, fields: object = {}, pictures: SentPicture[] = []) {
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
  const { id } = await house.core.postings.receive(input, pictures, origin);
  const chosen = await house.db
    .select({ id: postedPropertyImages.mediaId })
    .from(postedPropertyImages)
    .where(eq(postedPropertyImages.postedPropertyId, id));
  for (const picture of chosen) await house.core.pictures.prepare(picture.id);
  return id;
}

/** The same with an address that its poster has confirmed: it waits for staff. */
export async function confirmedProperty(house: TestHouse, fields: object = {}, pictures: SentPicture[] = []) {
  const id = await postProperty(house, fields, pictures);
  const until = new Date(house.clock.now.getTime() + WEEK_MS);
  await house.core.forms.confirmPosting({ token: house.links.token('confirm-posting', id, until) });
  return id;
}

/** A posting as it is stored. */
export async function storedPosting({ db }: TestHouse, id: number) {
  const [row] = await db.select().from(postedProperties).where(eq(postedProperties.id, id));
  if (!row) throw new Error('no such property');
  return row;
}
