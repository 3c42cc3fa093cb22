import { getScope, type StaffMember } from '#contract';
import { type Db, eq, inArray, isNull, or, type SQL, type Tx, tables } from '#db';
import { DomainError } from '../errors.ts';
import { type OfficeClock, readOfficeClock } from './office-clock.ts';

const { enquiries, teamMembers, teams, users } = tables;

/** Whose leads a user sees besides unassigned ones: of these colleagues, or of everyone if undefined. */
export type LeadOwners = readonly number[] | undefined;

/** A user, and which leads they see at a point in time. */
export interface LeadViewer {
  staff: StaffMember;
  owners: LeadOwners;
  now: Date;
  office: OfficeClock;
}

/** The members of the teams that a user manages, and the user. */
async function readTeam(db: Db | Tx, managerId: number): Promise<number[]> {
  const members = await db
    .selectDistinct({ id: teamMembers.userId })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(eq(teams.managerId, managerId));
  return [...new Set([managerId, ...members.map(({ id }) => id)])];
}

async function readLeadOwners(db: Db | Tx, { id, role }: StaffMember): Promise<LeadOwners> {
  const scope = getScope(role, 'leads');
  if (scope === 'all') return undefined;
  return scope === 'team' ? readTeam(db, id) : [id];
}

export const readLeadViewer = async (db: Db | Tx, staff: StaffMember, now: Date): Promise<LeadViewer> => ({
  staff,
  owners: await readLeadOwners(db, staff),
  now,
  office: await readOfficeClock(db),
});

/** Condition for the enquiries that a user sees. */
export const isVisibleTo = ({ owners }: Pick<LeadViewer, 'owners'>): SQL | undefined =>
  owners && or(isNull(enquiries.assignedTo), inArray(enquiries.assignedTo, [...owners]));

export const maySeeLead = ({ owners }: Pick<LeadViewer, 'owners'>, assignedTo: number | null): boolean =>
  owners === undefined || assignedTo === null || owners.includes(assignedTo);

/** Throws unless the user sees the leads of this colleague; the message says only whose lead it is. */
export async function assertVisible(db: Db | Tx, viewer: LeadViewer, assignedTo: number | null): Promise<void> {
  if (maySeeLead(viewer, assignedTo)) return;
  const [owner] = await db
    .select({ name: users.fullName })
    .from(users)
    .where(eq(users.id, assignedTo ?? 0));
  throw new DomainError('forbidden', `This lead is with ${owner?.name ?? 'a colleague'}. You can request it.`);
}
