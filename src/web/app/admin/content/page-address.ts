/** The address of a page by its key. */
export const toPagePath = (key: string): string => (key === 'home' ? '/' : `/${key}`);
