import { descriptionTemplates } from '../content/description-templates.ts';
import type { Sentences } from '../content/sentences.ts';
import { titleTemplates } from '../content/title-templates.ts';
import { fill, html, placeholdersIn, randomFor } from '../random.ts';
import type { PropertyRow } from './demo-rows.ts';
import { conditionsFor, type Gaps, gapsFor, listFacts, type PropertyFacts } from './listing-facts.ts';

/** Of this many neighbouring listings of a type at most two share a sentence. */
const APART = 12;

/** Remembers which sentences the last listings of each type used. */
export interface TextHistory {
  titles: Set<string>;
  /** The last two turns in which a type used a sentence, the last one first. */
  lastTurns: Map<string, Map<string, [last: number, before: number]>>;
  turns: Map<string, number>;
}

export const createTextHistory = (): TextHistory => ({ titles: new Set(), lastTurns: new Map(), turns: new Map() });

/** The turns of a sentence that was not used yet. */
const NEVER: [number, number] = [-APART, -APART];

/** Facts that say the same: a text uses one of them. */
const SAME_FACT: Record<string, string> = {
  near: 'landmark',
  drive: 'landmark',
  km: 'landmark',
  'drive time': 'landmark',
  nearby: 'landmark',
  'short drive': 'landmark',
  'an irrigation': 'irrigation',
  'second km': 'second landmark',
  'floor of': 'floor',
};

/** Facts that may be named more than once. */
const REPEATABLE = new Set(['noun', 'size', 'locality', 'in locality', 'city', 'state', 'project', 'seats', 'trees']);

/** Subjects of which a description speaks once. */
const SUBJECTS = [
  /furni|bare walls|bare[- ](?:shell|unit)/i,
  /\bbalcony\b/i,
  /wardrobe|cabinet/i,
  /kitchen/i,
  /payment plan|ten per cent/i,
  /vacant|keys|empty|possession on registration|owner (?:can|is)|family lives/i,
  /RERA/,
  /paint/i,
  /loan/i,
  /title|encumbrance|mutation|freehold|leasehold/i,
  /fire NOC/i,
  /false ceiling/i,
  /tiles/i,
  /fittings/i,
  /deposit/i,
  /shutter/i,
  /daylight|ventilat/i,
  /visits?\b/i,
];

/** Text that does not fit a price on request. */
const PRICED = /\bprice\b/i;

/** Chooses and fills the sentences of one property. */
function createWriter(facts: PropertyFacts, row: PropertyRow, amenities: readonly string[], history: TextHistory) {
  const { idea } = facts;
  const random = randomFor(`words of property ${idea.number}`);
  const gaps = gapsFor(facts, row, amenities);
  const conditions = conditionsFor(facts, row);
  // Lists show published listings only.
  const turn = (history.turns.get(idea.type) ?? 0) + (idea.fate === 'published' ? 1 : 0);
  history.turns.set(idea.type, turn);
  const used = new Set<string>();
  const subjects = new Set<RegExp>();

  const isKnown = (sentence: string) => placeholdersIn(sentence).every((name) => gaps[name] !== undefined);
  const isNew = (sentence: string) =>
    placeholdersIn(sentence).every((name) => !used.has(SAME_FACT[name] ?? name)) &&
    ![...subjects].some((subject) => subject.test(sentence)) &&
    !(idea.onRequest && PRICED.test(sentence));
  const findFitting = (sentences: Sentences): string[] =>
    Object.entries(sentences)
      .filter(([needed]) => needed.split(' ').every((condition) => conditions.has(condition)))
      .flatMap(([, texts]) => texts)
      .filter(isKnown);
  const uses = history.lastTurns.get(idea.type) ?? new Map<string, [last: number, before: number]>();
  history.lastTurns.set(idea.type, uses);
  const lastTurns = (sentence: string) => uses.get(sentence) ?? NEVER;
  const byLastTurn = (one: string, other: string) => lastTurns(one)[0] - lastTurns(other)[0];

  /** A sentence that no neighbour has, or else the one that was used longest ago, if only one neighbour has it. */
  function choose(candidates: readonly string[]): string | undefined {
    const fresh = candidates.filter((sentence) => turn - lastTurns(sentence)[0] >= APART);
    if (fresh.length > 0) return random.pick(fresh);
    return candidates.filter((sentence) => turn - lastTurns(sentence)[1] >= APART).toSorted(byLastTurn)[0];
  }

  function note(sentence: string): string {
    uses.set(sentence, [turn, lastTurns(sentence)[0]]);
    for (const name of placeholdersIn(sentence)) if (!REPEATABLE.has(name)) used.add(SAME_FACT[name] ?? name);
    for (const subject of SUBJECTS) if (subject.test(sentence)) subjects.add(subject);
    return fill(sentence, gaps);
  }

  /** Up to `count` sentences of a kind. */
  function take(sentences: Sentences, count: number): string[] {
    const fitting = findFitting(sentences);
    const chosen: string[] = [];
    while (chosen.length < count) {
      const sentence = choose(fitting.filter(isNew));
      if (sentence === undefined) return chosen;
      chosen.push(note(sentence));
    }
    return chosen;
  }

  /** A sentence of a kind even if several neighbours have it. */
  function takeAny(sentences: Sentences): string {
    const fitting = findFitting(sentences).filter(isNew);
    return note(choose(fitting) ?? random.pick(fitting));
  }

  /** A text without placeholders, or nothing if several neighbours have it. */
  const takeText = (text: string): string => (choose([text]) === undefined ? '' : note(text));

  /** A description may repeat what the title says. */
  function startDescription(): void {
    used.clear();
    subjects.clear();
  }
  return { random, gaps, used, findFitting, choose, note, take, takeAny, takeText, startDescription };
}

type Writer = ReturnType<typeof createWriter>;

const SHORTEST_TITLE = 40;
const LONGEST_TITLE = 80;

function writeTitle({ idea }: PropertyFacts, { gaps, findFitting, choose, note }: Writer, titles: Set<string>): string {
  const patterns = findFitting(titleTemplates[idea.profile.family]);
  const withCity = patterns.filter((pattern) => !pattern.includes('{city}')).map((pattern) => `${pattern}, {city}`);
  for (const choices of [patterns, withCity]) {
    const fitting = choices.filter((pattern) => {
      const title = fill(pattern, gaps);
      return title.length >= SHORTEST_TITLE && title.length <= LONGEST_TITLE && !titles.has(title);
    });
    const pattern = choose(fitting) ?? fitting[0];
    if (pattern !== undefined) {
      const title = note(pattern);
      titles.add(title);
      return title;
    }
  }
  throw new Error(`no title fits property ${idea.number}`);
}

function pickPoints(points: Sentences, { random, findFitting }: Writer, gaps: Gaps): string[] {
  if (!random.chance(0.35)) return [];
  const fitting = findFitting(points);
  return fitting.length < 3 ? [] : random.some(fitting, random.int(3, 5)).map((point) => fill(point, gaps));
}

/** Two or three paragraphs and sometimes a list: what it is, its details, surroundings and terms. */
function writeDescription({ idea }: PropertyFacts, writer: Writer): string {
  const { family } = idea.profile;
  const { openings, details, surroundings, closings, points } = descriptionTemplates[family];
  const { random, gaps, used, take, takeAny, takeText } = writer;
  const opening = takeAny(openings);
  const listed = takeText(listFacts(family, gaps, used, random));
  const inside = take(details, random.int(2, 3));
  const outside = [...take(surroundings, random.chance(0.75) ? 1 : 0), ...take(closings, random.int(1, 2))];
  const paragraphs = [[opening, listed], inside, outside].map((sentences) =>
    sentences.filter((sentence) => sentence !== '').join(' '),
  );
  return html(
    paragraphs.filter((paragraph) => paragraph !== ''),
    pickPoints(points, writer, gaps),
  );
}

/** The title and the description of a property; the random numbers are their own. */
export function writeTexts(
  facts: PropertyFacts,
  row: PropertyRow,
  amenities: readonly string[],
  history: TextHistory,
): { title: string; description: string } {
  const writer = createWriter(facts, row, amenities, history);
  const title = writeTitle(facts, writer, history.titles);
  writer.startDescription();
  return { title, description: writeDescription(facts, writer) };
}
