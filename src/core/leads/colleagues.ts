import { and, eq, inArray, isNull, type SQL, tables } from '#db';
import { rolesThatMay } from '../accounts/index.ts';

const { users } = tables;

/** Condition for active staff who may work on enquiries. */
export const worksOnEnquiries = (): SQL | undefined =>
  and(eq(users.isActive, true), isNull(users.deletedAt), inArray(users.role, rolesThatMay('enquiries')));
