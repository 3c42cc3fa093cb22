import type { ProjectItem } from '#contract';
import { sql, type Tx } from '#db';
import { firstParagraph } from '../html/index.ts';
import { SHOWN } from '../pictures/index.ts';

interface Row extends Record<string, unknown>, Omit<ProjectItem, 'rating' | 'area' | 'image_url1'> {
  rating: string | null;
  area_value: string | null;
  area_unit: NonNullable<ProjectItem['area']>['unit'] | null;
  image: string | null;
}

function present({ rating, area_value, area_unit, image, description, ...row }: Row): ProjectItem {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    image_url1: image,
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
    rera_id: row.rera_id,
    area: area_value === null || area_unit === null ? null : { value: Number(area_value), unit: area_unit },
  };
}

/** The cards of these projects, in this order. */
export async function presentProjectItems(tx: Pick<Tx, 'execute'>, ids: number[]): Promise<ProjectItem[]> {
  if (ids.length === 0) return [];
  const list = sql.raw(`array[${ids.map(Number).join(',')}]::bigint[]`);
  const { rows } = await tx.execute<Row>(sql`
    select p.id, p.slug, p.title, p.description, p.possession_status, p.residency_type, p.rating, p.minimum_price,
      p.maximum_price, p.address, p.city_id as "cityId", c.name as city_name, p.area_value, p.area_unit, p.rera_id,
      (select m.path from project_images i join media m on m.id = i.media_id and ${SHOWN} where i.project_id = p.id order by i.position limit 1) as image,
      array(select t.tag_name from project_tags pt join tags t on t.id = pt.tag_id where pt.project_id = p.id order by t.id) as tags
    from projects p left join cities c on c.id = p.city_id
    where p.id = any(${list}) order by array_position(${list}, p.id)`);
  return rows.map(present);
}
