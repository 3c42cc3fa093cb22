export { PrivacyScreen as default } from '../privacy/privacy-screen.tsx';
