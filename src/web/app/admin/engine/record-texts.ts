import type { DeletedKind } from '#contract';

/** A noun inside a sentence; an acronym stays in capitals. */
const inSentence = (noun: string): string => (noun === noun.toUpperCase() ? noun : noun.toLowerCase());

/** What has to be done again after a record was restored. */
const AFTER_RESTORE: Record<DeletedKind, string> = {
  property: ' as a draft',
  project: ' as a draft',
  blog: ' as a draft',
  jobs: '',
  user: ', deactivated',
};

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
  restorable: 'It can be restored for 30 days: at once by Undo in the message, later by an admin in History.',
  restored: (noun: string, kind: DeletedKind | undefined) => `${noun} restored${AFTER_RESTORE[kind ?? 'jobs']}`,
  activateTitle: (noun: string) => `Activate ${inSentence(noun)}`,
  activateQuestion: (name: string) => `Activate ${name}?`,
  deactivateTitle: (noun: string) => `Deactivate ${inSentence(noun)}`,
  deactivateQuestion: (name: string) => `Deactivate ${name}?`,
};
