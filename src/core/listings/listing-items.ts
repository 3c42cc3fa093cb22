import { isDwelling, type ProjectItem, type PropertyItem } from '#contract';
import { type SQL, sql, type Tx } from '#db';
import { SHOWN } from '../pictures/index.ts';
import { firstParagraph } from '../safe-html.ts';

const SQ_M_PER_SQ_FT = 0.09290304;

/** Converts square metres to whole square feet. */
export const squareFeet = (squareMetres: string | number | null): number | null =>
  squareMetres === null ? null : Math.round(Number(squareMetres) / SQ_M_PER_SQ_FT);

/** The API has five numbered image fields; unused ones are null. */
const imageUrls = (images: string[]) => ({
  image_url1: images[0] ?? null,
  image_url2: images[1] ?? null,
  image_url3: images[2] ?? null,
  image_url4: images[3] ?? null,
  image_url5: images[4] ?? null,
});

/** As many as the numbered fields. */
const MAX_IMAGES = 5;

/** A view in all directions is unrecognisable on a card. */
const IS_CARD_PICTURE = sql`i.kind is distinct from 'panorama'`;

interface AreaColumns {
  area_value: string | null;
  area_unit: NonNullable<PropertyItem['area']>['unit'] | null;
}

const toArea = ({ area_value, area_unit }: AreaColumns): PropertyItem['area'] =>
  area_value === null || area_unit === null ? null : { value: Number(area_value), unit: area_unit };

interface PropertyRow extends Record<string, unknown> {
  id: number;
  slug: string;
  title: string;
  description: string;
  possession_status: PropertyItem['possession_status'];
  residency_type: PropertyItem['residency_type'];
  property_type: PropertyItem['property_type'];
  rating: string | null;
  purpose: PropertyItem['purpose'];
  price: number | null;
  locality: string;
  carpet_area: number | null;
  address: string;
  city_id: number | null;
  city_name: string | null;
  bathrooms: number | null;
  area_value: string | null;
  area_unit: NonNullable<PropertyItem['area']>['unit'] | null;
  area_sq_m: string | null;
  rera_id: string | null;
  posted_by: PropertyItem['posted_by'];
  images: string[];
  tags: string[];
  bhks: string[];
}

function presentProperty(row: PropertyRow): PropertyItem {
  const bhks = isDwelling(row.property_type) ? row.bhks : [];
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    ...imageUrls(row.images),
    tag_name: row.tags[0] ?? null,
    tags: row.tags.map((tag_name) => ({ tag_name })),
    possession_status: row.possession_status,
    rating: row.rating === null ? null : Number(row.rating),
    purpose: row.purpose,
    price: row.price,
    residency_type: row.residency_type,
    property_type: row.property_type,
    address: row.address,
    city: row.city_id === null || row.city_name === null ? null : { id: row.city_id, city_name: row.city_name },
    description: firstParagraph(row.description),
    bhk: bhks[0] ?? null,
    bhks: bhks.map((bhk) => ({ bhk })),
    bathrooms: row.bathrooms,
    area: toArea(row),
    built_up_area: squareFeet(row.area_sq_m),
    carpet_area: row.carpet_area,
    locality: row.locality,
    rera_id: row.rera_id,
    posted_by: row.posted_by,
  };
}

/** The cards of a page, found and fetched in one statement: ten ids, then ten wide rows by primary key. */
export async function presentPropertyPage(tx: Pick<Tx, 'execute'>, ids: SQL): Promise<PropertyItem[]> {
  const { rows } = await tx.execute<PropertyRow>(sql`
    with page as materialized (select id, row_number() over () as place from (${ids}) found)
    select p.id, p.slug, p.title, p.description, p.possession_status, p.residency_type, p.property_type, p.rating,
      p.purpose, p.price, p.address, p.locality, p.city_id, c.name as city_name, p.bathrooms, p.built_up_area_value as area_value,
      p.built_up_area_unit as area_unit, p.built_up_area_sq_m as area_sq_m, area_in_sq_ft(p.carpet_area_value, p.carpet_area_unit) as carpet_area, p.rera_id,
      (select posted_by from posted_properties where id = p.posting_id) as posted_by,
      array(select m.path from property_images i join media m on m.id = i.media_id and ${SHOWN} where i.property_id = p.id and ${IS_CARD_PICTURE} order by i.position limit ${MAX_IMAGES}) as images,
      array(select t.tag_name from property_tags pt join tags t on t.id = pt.tag_id where pt.property_id = p.id order by t.id) as tags,
      array(select b.bhk from property_bhks pb join bhk_options b on b.id = pb.bhk_id where pb.property_id = p.id order by b.bit) as bhks
    from page join properties p on p.id = page.id left join cities c on c.id = p.city_id
    order by page.place`);
  return rows.map(presentProperty);
}

/** The cards of these properties, in this order. */
export const presentPropertyItems = async (tx: Pick<Tx, 'execute'>, ids: number[]): Promise<PropertyItem[]> =>
  ids.length === 0
    ? []
    : presentPropertyPage(tx, sql.raw(`select unnest(array[${ids.map(Number).join(',')}]::bigint[]) as id`));

/** As many homes of a project say when it is handed over; the cost must not grow with the project. */
const MAX_DATED_HOMES = 50;

interface ProjectRow extends Record<string, unknown>, Omit<ProjectItem, 'rating' | 'area' | 'bhks'> {
  bhks: string[];
  rating: string | null;
  area_value: string | null;
  area_unit: NonNullable<ProjectItem['area']>['unit'] | null;
  images: string[];
}

function presentProject({ rating, area_value, area_unit, images, description, ...row }: ProjectRow): ProjectItem {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    ...imageUrls(images),
    tags: row.tags,
    possession_status: row.possession_status,
    rating: rating === null ? null : Number(rating),
    minimum_price: row.minimum_price,
    maximum_price: row.maximum_price,
    residency_type: row.residency_type,
    address: row.address,
    cityId: row.cityId,
    city_name: row.city_name,
    description: firstParagraph(description),
    locality: row.locality,
    rera_id: row.rera_id,
    area: toArea({ area_value, area_unit }),
    bhks: row.bhks.map((bhk) => ({ bhk })),
    builder_name: row.builder_name,
    possession_date: row.possession_status === 'ready_to_move' ? null : row.possession_date,
  };
}

/** The cards of these projects, in this order. */
export async function presentProjectItems(tx: Pick<Tx, 'execute'>, ids: number[]): Promise<ProjectItem[]> {
  if (ids.length === 0) return [];
  const list = sql.raw(`array[${ids.map(Number).join(',')}]::bigint[]`);
  const { rows } = await tx.execute<ProjectRow>(sql`
    select p.id, p.slug, p.title, p.description, p.possession_status, p.residency_type, p.rating, p.minimum_price,
      p.maximum_price, p.address, p.locality, p.city_id as "cityId", c.name as city_name, p.area_value, p.area_unit, p.rera_id,
      array(select m.path from project_images i join media m on m.id = i.media_id and ${SHOWN} where i.project_id = p.id and ${IS_CARD_PICTURE} order by i.position limit ${MAX_IMAGES}) as images,
      array(select t.tag_name from project_tags pt join tags t on t.id = pt.tag_id where pt.project_id = p.id order by t.id) as tags,
      array(select o.bhk from project_bhks pb join bhk_options o on o.id = pb.bhk_id where pb.project_id = p.id order by o.bit) as bhks,
      b.name as builder_name,
      (select min(possession_date)::text from (select possession_date from properties
        where project_id = p.id and status = 'published' and possession_date is not null limit ${MAX_DATED_HOMES}) dated) as possession_date
    from projects p left join cities c on c.id = p.city_id left join builders b on b.id = p.builder_id
    where p.id = any(${list}) order by array_position(${list}, p.id)`);
  return rows.map(presentProject);
}
