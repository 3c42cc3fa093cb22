import type { PartnerInput } from '#contract';
import { eq, tables } from '#db';
import type { Ctx } from '../context.ts';
import { choosePicture, shownPicture, withStaffPicture } from '../pictures/index.ts';
import { adminRecordService, contains } from '../records/index.ts';

const { media, partners } = tables;

const COLUMNS = {
  id: partners.id,
  logo_url: media.path,
  name: partners.name,
  is_active: partners.isActive,
  position: partners.position,
  createdAt: partners.createdAt,
  updatedAt: partners.updatedAt,
};

export const partnerService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'partner',
    noun: 'Partner',
    table: partners,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select(COLUMNS)
        .from(partners)
        .leftJoin(media, shownPicture(partners.logoId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    read: async (db, id) => {
      const [row] = await db
        .select({ ...COLUMNS, pictureId: partners.logoId })
        .from(partners)
        .leftJoin(media, shownPicture(partners.logoId))
        .where(eq(partners.id, id));
      return withStaffPicture(db, row);
    },
    matches: (query) => contains(query, partners.name),
    sorts: { name: partners.name, position: partners.position, createdAt: partners.createdAt },
    values: async ({ name, position, picture }: Partial<PartnerInput>, { tx }) => ({
      name,
      position: position === null ? 0 : position,
      logoId: await choosePicture(tx, picture),
    }),
  });
