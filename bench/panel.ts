/** Filter combinations that visitors and crawlers use, from the broadest to the rarest. City 1 is the largest. */
export const PANEL: [name: string, query: string][] = [
  ['everything', ''],
  ['everything, page 100', 'page=100'],
  ['everything, cheapest', 'sort=price_asc'],
  ['everything, dearest, page 50', 'sort=price_desc&page=50'],
  ['largest city', 'city_id=1'],
  ['largest city, page 500', 'city_id=1&page=500'],
  ['largest city, by rating', 'city_id=1&sort=rating'],
  ['middling city, by area', 'city_id=20&sort=area'],
  ['flats in the largest city', 'city_id=1&property_type=flat%2Fapartment'],
  ['2 and 3 BHK, largest city, 50 L to 1 Cr', 'city_id=1&bhk=4,6&min_price=5000000&max_price=9999999'],
  ['villas, ready, full, small city', 'city_id=90&property_type=villa&furnishing=full&possession_status=ready_to_move'],
  ['penthouses anywhere', 'property_type=penthouse'],
  ['rare: sheds, new launch, semi', 'property_type=industrial_shed&possession_status=new_launch&furnishing=semi'],
  ['near possession, all India, 6 BHK', 'possession_status=near_possession&bhk=10'],
  ['plots under 20 L, cheapest', 'property_type=plot&max_price=1999999&sort=price_asc'],
  ['one builder', 'builder_id=7'],
  ['one builder in one city', 'builder_id=7&city_id=1'],
  ['uneven budget in a city', 'city_id=3&min_price=3333333&max_price=7777777'],
  ['rent, largest city', 'purpose=rent&city_id=1'],
  ['rent, 2 BHK, largest city, 20 k to 35 k', 'purpose=rent&city_id=1&bhk=4&min_price=20000&max_price=34999'],
  ['rent, all India, cheapest', 'purpose=rent&sort=price_asc'],
  [
    'rent, furnished flats, uneven budget',
    'purpose=rent&property_type=flat%2Fapartment&furnishing=full&max_price=22222',
  ],
  ['one locality', 'city_id=1&locality=1'],
  ['ten localities, largest city', 'city_id=1&locality=1,2,3,4,5,6,7,8,9,10'],
  ['three localities, 3 BHK, cheapest', 'city_id=1&locality=1,20,300&bhk=6&sort=price_asc'],
  ['localities of two cities, rent', 'purpose=rent&locality=5,1500,2500'],
  ['locality with two amenities and carpet', 'city_id=1&locality=3&amenities=2,5&min_carpet=800'],
  ['flats with two amenities, largest city', 'city_id=1&property_type=flat%2Fapartment&amenities=1,12'],
  ['flats with four amenities, all India', 'property_type=flat%2Fapartment&amenities=1,9,14,20'],
  ['carpet 1,000 to 1,500, largest city, cheapest', 'city_id=1&min_carpet=1000&max_carpet=1500&sort=price_asc'],
  ['carpet and amenity, middling city, 3 BHK', 'city_id=20&bhk=6&min_carpet=900&amenities=3'],
  ['rent, 2 BHK with lift, 11th floor or higher', 'purpose=rent&city_id=2&bhk=4&amenities=1&min_floor=11'],
  ['villas by owners, at most 5 years old', 'property_type=villa&posted_by=owner&max_age=5'],
  ['by price per carpet sq ft, largest city', 'city_id=1&sort=carpet_rate'],
  ['by price per carpet sq ft, 3 BHK, all India', 'bhk=6&sort=carpet_rate&page=20'],
  ['east facing with RERA number, largest city', 'city_id=1&facing=east&rera=1'],
  ['ground floor, listed in the last year, small city', 'city_id=60&max_floor=0&listed_within=365'],
  ['nothing matches', 'city_id=119&property_type=penthouse&furnishing=full&bhk=10&min_price=150000000'],
];

const types = [
  'flat/apartment',
  'plot',
  'residential',
  'villa',
  'builder_floor_apartment',
  'penthouse',
  'commercial_office_space',
  'commercial_shop',
  'warehouse/godown',
  'farmhouse',
];
const prices = [1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000, 8_000_000, 10_000_000, 15_000_000, 20_000_000];

/** A seeded random number generator, so that every run sends the same queries. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Random combinations, each filter present in about a third of them. */
export function randomQueries(count: number): string[] {
  const random = generator(20_261_115);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: count }, () => {
    const query = new URLSearchParams();
    const isRent = random() < 0.3;
    if (isRent) query.set('purpose', 'rent');
    // A month's rent is a four-hundredth of the price.
    const scale = isRent ? 400 : 1;
    if (random() < 0.6) query.set('city_id', String(1 + Math.floor(120 * random() ** 2)));
    if (random() < 0.35) query.set('property_type', pick(types));
    if (random() < 0.3) query.set('residency_type', pick(['residential', 'commercial', 'plot']));
    if (random() < 0.25) query.set('furnishing', pick(['full', 'semi', 'unfurnished']));
    if (random() < 0.3)
      query.set('possession_status', pick(['new_launch', 'mid_stage', 'near_possession', 'ready_to_move']));
    if (random() < 0.35) query.set('bhk', String(1 + Math.floor(random() * 10)));
    if (random() < 0.3) query.set('min_price', String(pick(prices) / scale));
    if (random() < 0.3) query.set('max_price', String((pick(prices) * 2) / scale - 1));
    if (random() < 0.15)
      query.set(
        'locality',
        Array.from({ length: 1 + Math.floor(random() * 4) }, () => 1 + Math.floor(7_000 * random() ** 2)).join(','),
      );
    if (random() < 0.15)
      query.set(
        'amenities',
        Array.from({ length: 1 + Math.floor(random() * 3) }, () => 1 + Math.floor(random() * 30)).join(','),
      );
    if (random() < 0.15) query.set('min_carpet', String(pick([400, 700, 1_000, 1_500])));
    if (random() < 0.1) query.set('max_carpet', String(pick([900, 1_400, 2_000])));
    if (random() < 0.05) query.set('min_floor', String(pick([1, 5, 11])));
    if (random() < 0.05) query.set('max_age', String(pick([1, 5, 10])));
    if (random() < 0.08) query.set('posted_by', pick(['us', 'owner', 'agent', 'builder']));
    if (random() < 0.3) query.set('sort', pick(['price_asc', 'price_desc', 'carpet_rate']));
    if (random() < 0.2) query.set('page', String(1 + Math.floor(random() * 20)));
    return query.toString();
  });
}

/** Search input as visitors type it, including typing errors; sent one keystroke at a time. */
export const KEYSTROKES: string[] = [
  'emerald heights',
  'saphire towers',
  'lotus gardens 12',
  'vasant habitat',
  'meridian homs',
  'city b',
  'palm',
  'harmony vly',
  'kaveri living',
  'zzzz',
  'g',
  'northgate spaces 9',
  'heritage court',
].flatMap((term) => Array.from({ length: term.length }, (_, letters) => term.slice(0, letters + 1)));
