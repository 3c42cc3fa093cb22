import { listingPath } from '#contract/paths.ts';
import { type Listing, placeLabel, priceLabel } from './listings.ts';

/** A WhatsApp chat that starts with a text; without a number the visitor chooses the recipient. */
export const whatsappLink = (text: string, number = ''): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`;

/** A listing in a message: its title, place, price and URL, and nothing about who posted it. */
export const listingMessage = (listing: Listing, origin: string): string =>
  [
    listing.item.title,
    placeLabel(listing),
    priceLabel(listing).replaceAll('\u00a0', ' '),
    origin + listingPath(listing.kind, listing.item.slug),
  ]
    .filter(Boolean)
    .join('\n');

/** A question to the company about a listing. */
export const questionMessage = (listing: Listing, origin: string): string =>
  `Hello, I would like to know more about:\n${listingMessage(listing, origin)}`;
