import { type Db, desc, eq, inArray, tables } from '#db';

const { jobApplications, jobs, media } = tables;

const columns = {
  id: jobApplications.id,
  full_name: jobApplications.fullName,
  email: jobApplications.email,
  mobile: jobApplications.mobile,
  gender: jobApplications.gender,
  job: { id: jobs.id, job_title: jobs.jobTitle },
  role: jobApplications.role,
  location: jobApplications.location,
  experience: jobApplications.experience,
  linkedin: jobApplications.linkedin,
  about_yourself: jobApplications.aboutYourself,
  status: jobApplications.status,
  file: { name: media.originalName, byte_size: media.byteSize, state: media.status },
  retain_until: jobApplications.retainUntil,
  consentId: jobApplications.consentId,
  createdAt: jobApplications.createdAt,
};

/** Returns applications as staff see them, newest first. */
export async function applicationRows(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(media, eq(media.id, jobApplications.fileId))
    .where(inArray(jobApplications.id, ids))
    .orderBy(desc(jobApplications.createdAt), jobApplications.id);
  return rows.map(({ file, ...row }) => ({ ...row, document: { ...file, name: file.name ?? 'document' } }));
}

export type ApplicationRow = Awaited<ReturnType<typeof applicationRows>>[number];
