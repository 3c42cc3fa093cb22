import { createListingPage } from '../listing-editor/listing-page.tsx';
import { projects } from './projects-list.resource.tsx';

/** A single project, or a new one. */
export default createListingPage(projects);
