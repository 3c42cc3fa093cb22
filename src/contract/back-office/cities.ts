import { z } from 'zod';
import { Id } from '../answers.ts';
import { CityName } from '../places/cities.ts';
import { IndianState } from '../places/states.ts';
import { stamps, type Wire } from './fields.ts';

/** The field is named `city` in requests and `city_name` in responses. */
export const CityInput = z.object({ city: CityName, state: IndianState.nullable().optional() });
export type CityInput = z.infer<typeof CityInput>;

export const StaffCity = z.object({ id: Id, city_name: z.string(), state: z.string().nullable(), ...stamps });
export type StaffCity = Wire<z.infer<typeof StaffCity>>;
