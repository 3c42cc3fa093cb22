import { type Permission, roleMay, type StaffMember } from '#contract';
import { DomainError } from '../errors.ts';

export const may = ({ role }: Pick<StaffMember, 'role'>, permission: Permission): boolean => roleMay(role, permission);

/** Throws unless the role has the permission; `message` and `field` make the error specific to a form field. */
export function authorise(
  staff: Pick<StaffMember, 'role'>,
  permission: Permission,
  message = 'Your role does not allow this. Ask an admin.',
  field?: string,
): void {
  if (!may(staff, permission)) throw new DomainError('forbidden', message, field);
}

/** The method of a service that throws without the permission when it is called. */
export const permitted =
  <Args extends unknown[], Result>(
    staff: Pick<StaffMember, 'role'>,
    permission: Permission,
    method: (...args: Args) => Promise<Result>,
  ) =>
  async (...args: Args): Promise<Result> => {
    authorise(staff, permission);
    return method(...args);
  };
