import type { PlaceName, SentenceReading } from './reading.ts';

/** A name in a sentence, with the places that have it. */
export interface NamedPlace {
  text: string;
  options: readonly PlaceName[];
  /** Whether other cities have such a name as well, even if we know only one: 'Sector 62', 'Phase 2'. */
  isGeneric: boolean;
  /** Whether the name is an ordinary word, such as 'chowk': it counts only in a city that is known. */
  isCommonNoun: boolean;
}

interface Cities {
  /** The cities in which names are looked up: those of the sentence, or else that of its context. */
  searched: ReadonlySet<number>;
  /** All cities that the sentence mentions, also by the name of a locality. */
  mentioned: ReadonlySet<number>;
}

function findCities(names: readonly NamedPlace[], contextCity: number | undefined): Cities {
  const typed = new Set<number>();
  const mentioned = new Set<number>();
  for (const { options, isGeneric } of names) {
    const [place, ...others] = options;
    if (!place || others.length > 0) continue;
    const cityIds = place.kind === 'city' ? [place.id] : (place.cityIds ?? []);
    for (const cityId of cityIds) typed.add(cityId);
    if (place.cityId !== undefined && !isGeneric) mentioned.add(place.cityId);
  }
  const context = contextCity === undefined ? [] : [contextCity];
  return { searched: typed.size > 0 ? typed : new Set(context), mentioned: new Set([...typed, ...mentioned]) };
}

const isIn = (cityIds: ReadonlySet<number>, { kind, id, cityId }: PlaceName): boolean =>
  kind === 'city' ? cityIds.has(id) : cityId !== undefined && cityIds.has(cityId);

/** The places that a name can mean; the visitor is asked unless it is exactly one. */
function findCandidates(
  { options, isGeneric, isCommonNoun }: NamedPlace,
  { searched, mentioned }: Cities,
): {
  candidates: readonly PlaceName[];
  isCertain: boolean;
} {
  const inCities = options.filter((option) => isIn(searched, option));
  if (inCities.length > 0) return { candidates: inCities, isCertain: inCities.length === 1 };
  // 'Sector 150 Gurugram' may be a sector that we do not know, and not the one in Noida.
  const isElsewhere = mentioned.size > 0 && isGeneric && !options.some((option) => isIn(mentioned, option));
  return { candidates: options, isCertain: options.length === 1 && !isElsewhere && !isCommonNoun };
}

/** Decides which places the names of a sentence mean. Names that can mean several are never guessed. */
export function resolvePlaces(
  names: readonly NamedPlace[],
  contextCity: number | undefined,
): Pick<SentenceReading, 'places' | 'ambiguous'> {
  const cities = findCities(names, contextCity);
  const places = new Map<string, PlaceName>();
  const ambiguous = new Map<string, SentenceReading['ambiguous'][number]>();
  for (const name of names) {
    const { candidates, isCertain } = findCandidates(name, cities);
    const [place] = candidates;
    if (place && isCertain) places.set(`${place.kind} ${place.id}`, place);
    else ambiguous.set(name.text, { text: name.text, options: [...candidates] });
  }
  return { places: [...places.values()], ambiguous: [...ambiguous.values()] };
}
