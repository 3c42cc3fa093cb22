import { sql } from 'drizzle-orm';
import { bigint, customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** A generated key. JavaScript numbers are exact up to 2^53, which is more than any table here needs. */
export const key = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A reference to another table's key. */
export const ref = () => bigint({ mode: 'number' });

/** Whole rupees. */
export const rupees = () => bigint({ mode: 'number' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const createdAt = () => moment().notNull().defaultNow();

const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

export const timestamps = () => ({ createdAt: createdAt(), updatedAt: updatedAt() });

export const coordinate = () => numeric({ precision: 9, scale: 6, mode: 'number' });

/** An area as entered by a user. */
export const areaValue = () => numeric({ precision: 14, scale: 3, mode: 'number' });

/**
 * The same area in square metres, as a generated column so that both always match. Regional units follow common
 * practice.
 */
export const areaInSquareMetres = (value: string, unit: string) =>
  sql.raw(
    `round("${value}" * case "${unit}" when 'sq_ft' then 0.09290304 when 'sq_m' then 1 when 'sq_yd' then 0.83612736 ` +
      `when 'acre' then 4046.8564224 when 'hectare' then 10000 when 'bigha' then 2529.285264 when 'katha' then 126.4642632 ` +
      `when 'gunta' then 101.17141056 when 'cent' then 40.468564224 end, 2)`,
  );
