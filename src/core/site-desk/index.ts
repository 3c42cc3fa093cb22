export { faqService } from './faq-desk.ts';
export { type PageService, pageService } from './pages/index.ts';
export { popularLinkService } from './popular-link-desk.ts';
export { type SiteSettingsService, siteSettingsService } from './settings-desk.ts';
