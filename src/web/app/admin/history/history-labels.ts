const ENTITIES: Record<string, string> = {
  bhk: 'BHK',
  faq: 'FAQ',
  jobs: 'Job',
  'post-property': 'Posted property',
  subscribers: 'Subscriber',
};

const ACTIONS: Record<string, string> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  activate: 'Switched on',
  deactivate: 'Switched off',
  'sign-out': 'Signed out everywhere',
  password: 'Password',
  'two-factor': 'Two-step sign-in',
  export: 'Exported',
  download: 'Downloaded',
  restore: 'Restored',
  erase: 'Erased',
  draft: 'Drafted',
  publish: 'Published',
  import: 'Imported',
};

const humanize = (name: string): string => {
  const plain = name.replaceAll(/[-_]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

export const entityLabel = (entity: string): string => ENTITIES[entity] ?? humanize(entity);

export const actionLabel = (action: string): string => ACTIONS[action] ?? humanize(action);
