export { type PageService, pageService } from './pages.ts';
export { faqService, popularLinkService } from './site-record-services.ts';
export { isSetUp, type SiteSettingsService, siteSettingsService } from './site-settings-service.ts';
