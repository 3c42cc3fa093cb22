import type { PropertyType, Purpose } from '../listings/enumerations.ts';
import { PROPERTY_TYPE_LABELS } from '../listings/labels.ts';

interface PostingWords {
  property_details: string;
  property_type: PropertyType;
  city: string;
  purpose?: Purpose;
  /** Such as '3 BHK'; empty if it is not stated. */
  bhk?: string;
  locality?: string;
}

const MAX_TITLE_LENGTH = 80;

/** Posted properties have no title field: uses a short first line, or else '3 BHK Villa for rent in Baner, Pune'. */
export function postingTitle({ property_details, property_type, city, purpose, bhk, locality }: PostingWords): string {
  const [line = ''] = property_details.trim().split('\n');
  const title = line.trim().replace(/\.$/, '');
  if (title !== '' && title.length <= MAX_TITLE_LENGTH) return title;
  const what = [bhk, PROPERTY_TYPE_LABELS[property_type], purpose === 'rent' && 'for rent'].filter(Boolean).join(' ');
  const where = locality && locality.toLowerCase() !== city.toLowerCase() ? `${locality}, ${city}` : city;
  return `${what} in ${where}`;
}

/** The details without the line that is used as the title. */
export function postingText(posting: PostingWords): string {
  const details = posting.property_details.trim();
  const title = postingTitle(posting);
  return details.startsWith(title) ? details.slice(title.length).replace(/^\.?\s*/, '') : details;
}
