export { faqDesk } from './faq-desk.ts';
export { type PageDesk, pageDesk } from './pages/index.ts';
export { popularLinkDesk } from './popular-link-desk.ts';
export { type SettingsDesk, settingsDesk } from './settings-desk.ts';
