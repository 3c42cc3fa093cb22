import { isDwelling, type PropertyItem } from '#contract';
import { type SQL, sql, type Tx } from '#db';
import { firstParagraph } from '../html/index.ts';
import { SHOWN } from '../pictures/index.ts';
import { squareFeet } from './square-feet.ts';

interface Row extends Record<string, unknown> {
  id: number;
  slug: string;
  title: string;
  description: string;
  possession_status: PropertyItem['possession_status'];
  residency_type: PropertyItem['residency_type'];
  property_type: PropertyItem['property_type'];
  rating: string | null;
  price: number | null;
  address: string;
  city_id: number | null;
  city_name: string | null;
  bathrooms: number | null;
  area_sq_m: string | null;
  rera_id: string | null;
  image: string | null;
  tags: string[];
  bhks: string[];
}

function present(row: Row): PropertyItem {
  const bhks = isDwelling(row.property_type) ? row.bhks : [];
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    image_url1: row.image,
    tag_name: row.tags[0] ?? null,
    tags: row.tags.map((tag_name) => ({ tag_name })),
    possession_status: row.possession_status,
    rating: row.rating === null ? null : Number(row.rating),
    price: row.price,
    residency_type: row.residency_type,
    property_type: row.property_type,
    address: row.address,
    city: row.city_id === null || row.city_name === null ? null : { id: row.city_id, city_name: row.city_name },
    description: firstParagraph(row.description),
    bhk: bhks[0] ?? null,
    bhks: bhks.map((bhk) => ({ bhk })),
    bathrooms: row.bathrooms,
    built_up_area: squareFeet(row.area_sq_m),
    rera_id: row.rera_id,
  };
}

/** The cards of a page, found and fetched in one statement: ten ids, then ten wide rows by primary key. */
export async function presentPropertyPage(tx: Pick<Tx, 'execute'>, ids: SQL): Promise<PropertyItem[]> {
  const { rows } = await tx.execute<Row>(sql`
    with page as materialized (select id, row_number() over () as place from (${ids}) found)
    select p.id, p.slug, p.title, p.description, p.possession_status, p.residency_type, p.property_type, p.rating,
      p.price, p.address, p.city_id, c.name as city_name, p.bathrooms, p.built_up_area_sq_m as area_sq_m, p.rera_id,
      (select m.path from property_images i join media m on m.id = i.media_id and ${SHOWN} where i.property_id = p.id order by i.position limit 1) as image,
      array(select t.tag_name from property_tags pt join tags t on t.id = pt.tag_id where pt.property_id = p.id order by t.id) as tags,
      array(select b.bhk from property_bhks pb join bhk_options b on b.id = pb.bhk_id where pb.property_id = p.id order by b.bit) as bhks
    from page join properties p on p.id = page.id left join cities c on c.id = p.city_id
    order by page.place`);
  return rows.map(present);
}

/** The cards of these properties, in this order. */
export const presentPropertyItems = async (tx: Pick<Tx, 'execute'>, ids: number[]): Promise<PropertyItem[]> =>
  ids.length === 0
    ? []
    : presentPropertyPage(tx, sql.raw(`select unnest(array[${ids.map(Number).join(',')}]::bigint[]) as id`));
