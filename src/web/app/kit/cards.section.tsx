import type { ProjectItem, PropertyItem } from '#contract';
import { CardSkeleton } from '../site/shared/listing-card/card-skeleton.tsx';
import { ProjectCard, PropertyCard } from '../site/shared/listing-card/listing-card.tsx';
import { Group, LONG_TEXT, Specimen, Three } from './specimen.tsx';

const PROPERTY: PropertyItem = {
  id: 1,
  slug: 'courtyard-residences-tower-b',
  title: 'Courtyard Residences, Tower B',
  image_url1: 'pictures/elevation-tower-2908115513-golden.svg',
  image_url2: 'pictures/elevation-tower-3729698016-day.svg',
  image_url3: null,
  image_url4: null,
  image_url5: null,
  tag_name: 'Featured',
  tags: [{ tag_name: 'Featured' }],
  possession_status: 'ready_to_move',
  rating: 4.6,
  purpose: 'sale',
  price: 28_500_000,
  residency_type: 'residential',
  property_type: 'flat/apartment',
  address: 'Sector 65, Golf Course Extension Road, Gurugram',
  city: { id: 1, city_name: 'Gurugram' },
  description:
    'Cross-ventilated three bedroom home with an 11 ft deep balcony facing the central green, two covered car parks and a utility off the kitchen.',
  bhk: '3',
  bhks: [{ bhk: '3' }],
  bathrooms: 3,
  area: { value: 1_850, unit: 'sq_ft' },
  built_up_area: 1_850,
  carpet_area: 1_320,
  locality: 'Sector 65',
  rera_id: 'RC/REP/HARERA/GGM/482',
  posted_by: null,
};

const BARE: PropertyItem = {
  ...PROPERTY,
  id: 2,
  image_url1: null,
  image_url2: null,
  tags: [],
  possession_status: null,
  rating: null,
  price: null,
  residency_type: null,
  description: '',
  bhks: [],
  bathrooms: null,
  built_up_area: null,
  carpet_area: null,
  locality: '',
};

const LONG: PropertyItem = {
  ...PROPERTY,
  id: 3,
  title: LONG_TEXT,
  address: LONG_TEXT,
  tags: [{ tag_name: LONG_TEXT }, { tag_name: 'Top' }],
  price: 999_999_999_999,
  bhks: [{ bhk: '1' }, { bhk: '2' }, { bhk: '3' }, { bhk: '4+' }],
  built_up_area: 12_345_678,
  property_type: 'commercial_office_space',
};

const PROJECT: ProjectItem = {
  id: 1,
  slug: 'aravalli-terraces',
  title: 'Aravalli Terraces',
  image_url1: 'pictures/elevation-tower-3729698016-day.svg',
  image_url2: null,
  image_url3: null,
  image_url4: null,
  image_url5: null,
  tags: ['Trending'],
  possession_status: 'mid_stage',
  rating: 4.4,
  minimum_price: 16_500_000,
  maximum_price: 34_000_000,
  residency_type: 'residential',
  address: 'Sector 79, Gurugram',
  cityId: 1,
  city_name: 'Gurugram',
  description: 'Six towers stepped along a ridge, each home with a terrace deep enough for a table for six.',
  locality: 'Sector 79',
  rera_id: 'GGM/755/487/2023',
  area: { value: 12.4, unit: 'acre' },
  bhks: [{ bhk: '3' }, { bhk: '4' }],
  builder_name: 'Aravalli Habitat',
  possession_date: '2027-03-01',
};

/** Listing cards in every state they can be in. */
export function CardsSection() {
  return (
    <Group id="cards" title="Listing cards">
      <Three>
        <Specimen label="Property">
          <PropertyCard property={PROPERTY} />
        </Specimen>
        <Specimen label="Nothing but a title">
          <PropertyCard property={BARE} />
        </Specimen>
        <Specimen label="Long words, large numbers">
          <PropertyCard property={LONG} />
        </Specimen>
        <Specimen label="Project">
          <ProjectCard project={PROJECT} />
        </Specimen>
        <Specimen label="Project without price or RERA">
          <ProjectCard
            project={{ ...PROJECT, id: 2, minimum_price: null, maximum_price: null, rera_id: null, area: null }}
          />
        </Specimen>
        <Specimen label="With a note">
          <PropertyCard
            property={{ ...PROPERTY, id: 4 }}
            note={<p className="text-sm font-medium text-success">A line about this listing</p>}
          />
        </Specimen>
        <Specimen label="Loading">
          <CardSkeleton />
        </Specimen>
      </Three>
      <Specimen label="In a list of results">
        <div className="grid gap-4.5">
          <PropertyCard property={PROPERTY} layout="row" />
          <PropertyCard property={LONG} layout="row" />
          <CardSkeleton layout="row" />
        </div>
      </Specimen>
    </Group>
  );
}
