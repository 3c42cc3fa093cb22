import { createListingPage } from '../listing-editor/listing-page.tsx';
import { properties } from './properties-list.resource.tsx';

/** A single property, or a new one. */
export default createListingPage(properties);
