import type { PostedProperty } from '#contract';
import { tables } from '#db';
import { posterName } from './poster-name.ts';

const { postedProperties } = tables;

/** Public columns of a listing, listed one by one so that email and phone are never queried. */
export const postedColumns = {
  id: postedProperties.id,
  posted_by: postedProperties.postedBy,
  property_type: postedProperties.propertyType,
  address: postedProperties.address,
  property_details: postedProperties.propertyDetails,
  name: postedProperties.name,
  createdAt: postedProperties.createdAt,
  city: postedProperties.city,
  price: postedProperties.price,
  areaValue: postedProperties.areaValue,
  areaUnit: postedProperties.areaUnit,
};

type PostedRow = Pick<
  typeof postedProperties.$inferSelect,
  'id' | 'address' | 'name' | 'createdAt' | 'city' | 'price' | 'areaValue' | 'areaUnit'
> &
  Pick<PostedProperty, 'posted_by' | 'property_type' | 'property_details'>;

/** Public view of a visitor's listing. */
export function presentPosted({ areaValue, areaUnit, ...row }: PostedRow, pictures: string[]): PostedProperty {
  const [image_url1 = null, image_url2 = null, image_url3 = null, image_url4 = null, image_url5 = null] = pictures;
  return {
    ...row,
    name: posterName(row.name),
    createdAt: row.createdAt.toISOString(),
    area: areaValue === null || areaUnit === null ? null : { value: areaValue, unit: areaUnit },
    image_url1,
    image_url2,
    image_url3,
    image_url4,
    image_url5,
  };
}
