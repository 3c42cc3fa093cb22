export { hashPassword } from './passwords.ts';
export { closeSession, sessionOwner } from './sessions.ts';
export { signIn } from './sign-in.ts';
