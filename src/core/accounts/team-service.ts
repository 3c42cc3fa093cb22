import type { TeamInput } from '#contract';
import { and, count, eq, inArray, isNull, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { adminRecordService, contains } from '../records/index.ts';

const { teamMembers, teams, users } = tables;

const members = (column: 'id' | 'full_name') => sql`coalesce((
    select json_agg(member.${sql.identifier(column)} order by member.full_name, member.id)
    from ${teamMembers} join ${users} member on member.id = ${teamMembers.userId}
    where ${teamMembers.teamId} = ${teams.id}), '[]')`;

async function assertActive(tx: Tx, ids: number[], field: string): Promise<void> {
  const [found] = await tx
    .select({ people: count() })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.isActive, true), isNull(users.deletedAt)));
  if (found?.people !== ids.length) throw new DomainError('invalid', 'Choose active colleagues', field);
}

/** Members who were deactivated since may stay; only new ones have to be active. */
async function setMembers(tx: Tx, teamId: number, memberIds: number[]): Promise<void> {
  const before = await tx
    .delete(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
    .returning({ userId: teamMembers.userId });
  const known = new Set(before.map(({ userId }) => userId));
  await assertActive(
    tx,
    memberIds.filter((id) => !known.has(id)),
    'member_ids',
  );
  await tx.insert(teamMembers).values(memberIds.map((userId) => ({ teamId, userId })));
}

/** Teams of staff; their managers see the leads of the members. */
export const teamService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'team',
    noun: 'Team',
    table: teams,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select({
          id: teams.id,
          name: teams.name,
          manager_id: teams.managerId,
          manager_name: users.fullName,
          member_ids: members('id').mapWith((ids: number[]) => ids),
          member_names: members('full_name').mapWith((names: string[]) => names),
          createdAt: teams.createdAt,
          updatedAt: teams.updatedAt,
        })
        .from(teams)
        .leftJoin(users, eq(users.id, teams.managerId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) => contains(query, teams.name),
    sorts: { name: teams.name, createdAt: teams.createdAt },
    values: async ({ name, manager_id }: Partial<TeamInput>, { tx, before }) => {
      if (manager_id !== undefined && manager_id !== before?.managerId)
        await assertActive(tx, [manager_id], 'manager_id');
      return { name, managerId: manager_id };
    },
    afterWrite: async ({ tx }, id, { member_ids }) => {
      if (member_ids) await setMembers(tx, id, member_ids);
    },
    links: async (tx, id) => {
      const rows = await tx.select({ id: teamMembers.userId }).from(teamMembers).where(eq(teamMembers.teamId, id));
      return { members: rows.map((row) => row.id) };
    },
    conflicts: { teams_name_key: { field: 'name', message: 'Another team already has this name' } },
  });
