export { type Accounts, openAccounts } from './accounts.ts';
export { inviteStaff, renewInvitation } from './invite-staff.ts';
export { hashPassword } from './passwords.ts';
export { endSessions, staffColumns } from './sessions.ts';
export { createAdmin, listStaff, resetPassword } from './staff.ts';
