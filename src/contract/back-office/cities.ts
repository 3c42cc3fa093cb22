import { z } from 'zod';
import { Id } from '../answers.ts';
import { CityName } from '../places/cities.ts';
import { IndianState } from '../places/states.ts';
import { stamps, type Wire } from './fields.ts';

/** A city of the master list. What is sent is called `city`, what comes back `city_name`. */
export const CityInput = z.object({ city: CityName, state: IndianState.nullable().optional() });
export type CityInput = z.infer<typeof CityInput>;

export const StaffCity = z.object({ id: Id, city_name: z.string(), state: z.string().nullable(), ...stamps });
export type StaffCity = Wire<z.infer<typeof StaffCity>>;
