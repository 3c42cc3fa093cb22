import { and, eq, inArray, isNull, type SQL, tables } from '#db';
import { rolesThatMay } from '../accounts/index.ts';

const { users } = tables;

/** Everybody who works on enquiries today. */
export const worksOnEnquiries = (): SQL | undefined =>
  and(eq(users.isActive, true), isNull(users.deletedAt), inArray(users.role, rolesThatMay('enquiries')));
