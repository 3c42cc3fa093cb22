const TYPES = ['Flat / Apartment', 'Villa', 'Penthouse', 'Builder Floor Apartment'];
const POSSESSION = ['New Launch', 'Mid Stage', 'Near Possession', 'Ready To Move'];

/** A CSV file of publishable properties in these cities; every tenth title is a duplicate. */
export function importFile(rows: number, cities: string[]): Buffer {
  const head = 'Title,City,Locality,Price,Built-up area,Property type,Residency type,Possession,Bathrooms,Description';
  const lines = Array.from({ length: rows }, (_, index) =>
    [
      index % 10 === 0 ? 'A flat by the lake' : `Imported home ${index} by the green`,
      cities[index % cities.length],
      `Sector ${index % 90}`,
      `${40 + (index % 160)} lakh`,
      `${600 + (index % 2000)} sq ft`,
      TYPES[index % TYPES.length],
      'Residential',
      POSSESSION[index % POSSESSION.length],
      1 + (index % 4),
      '<p>Well lit and close to the metro. A balcony to the east and a quiet lane.</p>',
    ].join(','),
  );
  return Buffer.from([head, ...lines].join('\r\n'));
}
