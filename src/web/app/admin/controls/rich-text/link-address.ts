import { isAllowedLink } from '#contract/content/html-rules.ts';

/** Completes a typed link: adds https:// to a host, mailto: to an email address and tel: to a number. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const complete = (): string => {
    if (/^(\/|[a-z]+:)/i.test(text)) return text;
    if (/^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)) return `mailto:${text}`;
    if (/^\+?[\d\s-]{7,}$/.test(text)) return `tel:${text.replaceAll(/[\s-]/g, '')}`;
    return /^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : '';
  };
  const address = complete().replaceAll(' ', '%20');
  return isAllowedLink(address) && URL.canParse(address, 'https://aangan.example') ? address : undefined;
}
