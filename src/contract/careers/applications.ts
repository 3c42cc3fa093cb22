import { z } from 'zod';
import { success } from '../answers.ts';

/** `accepted` contains the submission key once the application is stored. */
export const ApplicationAnswer = success({ accepted: z.array(z.string()) });
export type ApplicationAnswer = z.infer<typeof ApplicationAnswer>;
