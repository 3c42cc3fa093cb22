/** A noun inside a sentence; an acronym stays in capitals. */
const inSentence = (noun: string): string => (noun === noun.toUpperCase() ? noun : noun.toLowerCase());

/**
 * The texts about a record of any kind. The product definition gives those with a capitalised noun, such as 'City Added
 * Successfully'.
 */
export const RECORD_TEXTS = {
  addLabel: (noun: string) => `Add ${noun}`,
  added: (noun: string) => `${noun} Added Successfully`,
  copyOf: (name: string) => `Copy of ${name}`,
  editTitle: (noun: string) => `Edit ${noun}`,
  saveTitle: (noun: string) => `Edit ${inSentence(noun)}`,
  updated: (noun: string) => `${noun} Updated Successfully`,
  deleteTitle: (noun: string) => `Delete ${inSentence(noun)}`,
  deleteQuestion: (noun: string) => `Are you sure to delete this ${noun} ?`,
  deleted: (noun: string) => `${noun} Deleted Successfully`,
  activateTitle: (noun: string) => `Activate ${inSentence(noun)}`,
  activateQuestion: (name: string) => `Activate ${name}?`,
  deactivateTitle: (noun: string) => `Deactivate ${inSentence(noun)}`,
  deactivateQuestion: (name: string) => `Deactivate ${name}?`,
};
