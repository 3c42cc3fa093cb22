export { type Accounts, openAccounts } from './accounts.ts';
export { hashPassword } from './passwords.ts';
export { authorise, may, permitted } from './permissions.ts';
export { endSessions, staffColumns } from './sessions.ts';
export { createAdmin, dropSecondFactor, listStaff, resetPassword } from './staff.ts';
export { teamService } from './team-service.ts';
export { deleteSecondFactors, renewSecrets } from './two-factor.ts';
export { countOpenLeads, inviteStaff, renewInvitation, userService } from './user-service.ts';
