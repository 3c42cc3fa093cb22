import { z } from 'zod';
import { success } from '../answers.ts';

export const WithdrawalState = z.enum(['withdrawn', 'invalid']);
export type WithdrawalState = z.infer<typeof WithdrawalState>;

/** `accepted` contains the submission key once the enquiry is stored. */
export const EnquiryAnswer = success({ accepted: z.array(z.string()) });
export type EnquiryAnswer = z.infer<typeof EnquiryAnswer>;
