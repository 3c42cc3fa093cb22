import { sql, type Tx } from '#db';

/** Neighbours by price to compare on each side, so that the cost does not grow with the size of the city. */
const LOOK_AT = 60;
const SHOWN = 2;

interface Candidate extends Record<string, unknown> {
  id: number;
}

/**
 * The two most similar properties in the same city: by price, then BHK, type of residence, possession and distance;
 * ties go to the newest. The property itself may be sold or withdrawn. The result is deterministic.
 */
export async function similarProperties(tx: Pick<Tx, 'execute'>, id: number): Promise<number[]> {
  const { rows } = await tx.execute<Candidate>(sql`
    with me as (select * from property_traits where id = ${id}),
    near as (
      (select s.* from me join lateral (select * from property_search where city_id = me.city_id and (price, id) >= (me.price, me.id) order by price, id limit ${LOOK_AT}) s on true)
      union
      (select s.* from me join lateral (select * from property_search where city_id = me.city_id and (price, id) < (me.price, me.id) order by price desc, id desc limit ${LOOK_AT}) s on true)
    )
    select near.id from near, me where near.id <> me.id
    order by abs(ln(near.price::float8 / me.price)) * 4
      + (case when near.bhk_mask & me.bhk_mask <> 0 or near.bhk_mask = me.bhk_mask then 0 else 1 end)
      + (case when near.property_type = me.property_type then 0 else 1 end)
      + (case when near.residency_type = me.residency_type then 0 else 0.5 end)
      + (case when near.possession_status = me.possession_status then 0 else 0.25 end)
      + least(coalesce(sqrt((near.latitude - me.latitude) ^ 2 + (near.longitude - me.longitude) ^ 2), 1), 1),
      near.sort_key desc, near.id desc
    limit ${SHOWN}`);
  return rows.map((row) => row.id);
}

/** Like similarProperties, for projects, compared by both ends of their price range. */
export async function similarProjects(tx: Pick<Tx, 'execute'>, id: number): Promise<number[]> {
  const { rows } = await tx.execute<Candidate>(sql`
    with me as (select * from project_traits where id = ${id}),
    near as (
      (select s.* from me join lateral (select * from project_search where city_id = me.city_id and (minimum_price, id) >= (me.minimum_price, me.id) order by minimum_price, id limit ${LOOK_AT}) s on true)
      union
      (select s.* from me join lateral (select * from project_search where city_id = me.city_id and (minimum_price, id) < (me.minimum_price, me.id) order by minimum_price desc, id desc limit ${LOOK_AT}) s on true)
    )
    select near.id from near, me where near.id <> me.id
    order by (abs(ln(near.minimum_price::float8 / me.minimum_price)) + abs(ln(near.maximum_price::float8 / me.maximum_price))) * 2
      + (case when near.bhk_mask & me.bhk_mask <> 0 or near.bhk_mask = me.bhk_mask then 0 else 1 end)
      + (case when near.residency_type = me.residency_type then 0 else 0.5 end)
      + (case when near.possession_status = me.possession_status then 0 else 0.25 end),
      near.sort_key desc, near.id desc
    limit ${SHOWN}`);
  return rows.map((row) => row.id);
}
