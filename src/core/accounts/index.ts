export { hashPassword } from './passwords.ts';
export { closeSession, sessionOwner } from './sessions.ts';
export { signIn } from './sign-in.ts';
export { createAdmin, listStaff, resetPassword } from './staff.ts';
