export { faqService } from './faq-service.ts';
export { type PageService, pageService } from './pages/index.ts';
export { popularLinkService } from './popular-link-service.ts';
export { type SiteSettingsService, siteSettingsService } from './site-settings-service.ts';
