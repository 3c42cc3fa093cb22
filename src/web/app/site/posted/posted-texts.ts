import type { PostedBy, PostedProperty } from '#contract';
import { PROPERTY_TYPE_LABELS } from '#contract/listings/labels.ts';
import { shortRupees } from '#contract/rupees.ts';
import { mediaUrl } from '../../data/media.ts';

/** A tone per poster type, in addition to its label. */
export const POSTED_BY_TONES: Record<PostedBy, 'accent' | 'info' | 'primary'> = {
  owner: 'accent',
  agent: 'info',
  builder: 'primary',
};

const MAX_TITLE_LENGTH = 80;

/** Posted properties have no title field: uses a short first line, or else type and city. */
export function postedTitle({ property_details, property_type, city }: PostedProperty): string {
  const [line = ''] = property_details.trim().split('\n');
  const title = line.trim().replace(/\.$/, '');
  return title !== '' && title.length <= MAX_TITLE_LENGTH ? title : `${PROPERTY_TYPE_LABELS[property_type]} in ${city}`;
}

/** The details without the line that is used as the title. */
export function postedText(property: PostedProperty): string {
  const details = property.property_details.trim();
  const title = postedTitle(property);
  return details.startsWith(title) ? details.slice(title.length).replace(/^\.?\s*/, '') : details;
}

export const postedPrice = ({ price }: PostedProperty): string =>
  price === null ? 'Price on request' : shortRupees(price);

/** The images in the poster's order, each with alt text. */
export function postedPictures(property: PostedProperty): { src: string; alt: string }[] {
  const { image_url1, image_url2, image_url3, image_url4, image_url5 } = property;
  const paths = [image_url1, image_url2, image_url3, image_url4, image_url5].filter((path) => path !== null);
  const title = postedTitle(property);
  return paths.map((path, index) => ({ src: mediaUrl(path), alt: `${title}, picture ${index + 1}` }));
}
