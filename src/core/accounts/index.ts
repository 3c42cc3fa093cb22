export { type Accounts, openAccounts } from './accounts.ts';
export { inviteStaff, renewInvitation } from './invite-staff.ts';
export { hashPassword } from './passwords.ts';
export { authorise, may, rolesThatMay } from './permissions.ts';
export { endSessions } from './sessions.ts';
export { createAdmin, dropSecondFactor, listStaff, resetPassword } from './staff.ts';
export { userService } from './user-service.ts';
