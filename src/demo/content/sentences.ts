/**
 * Sentences by the conditions that a property must meet, separated by spaces: those of `ready sale` fit a finished
 * property for sale, those of `always` any. `{…}` is replaced by a fact; without the fact the sentence does not fit.
 */
export type Sentences = Readonly<Record<string, readonly string[]>>;

/** The sentences of a description, in the order in which it uses them. */
export interface DescriptionTemplates {
  /** What it is and where. */
  openings: Sentences;
  /** Interior, building or land. */
  details: Sentences;
  /** What is close by. */
  surroundings: Sentences;
  /** Documents, price and terms. */
  closings: Sentences;
  /** Short items of a list. */
  points: Sentences;
}
