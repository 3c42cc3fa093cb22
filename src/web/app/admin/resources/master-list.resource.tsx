import type { TabbedResource } from '../engine/tabbed-screen.tsx';
import { amenities } from './master-list/amenities.resource.tsx';
import { bhks } from './master-list/bhks.resource.tsx';
import { builders } from './master-list/builders.resource.tsx';
import { cities } from './master-list/cities.resource.tsx';
import { tags } from './master-list/tags.resource.tsx';

const masterList: TabbedResource = {
  title: 'Master List',
  tabs: [
    { key: 'builder', label: 'Builder', resource: builders },
    { key: 'bhk', label: 'BHK', resource: bhks },
    { key: 'amenity', label: 'Amenity', resource: amenities },
    { key: 'tag', label: 'Tag', resource: tags },
    { key: 'city', label: 'City', resource: cities },
  ],
};

export default masterList;
