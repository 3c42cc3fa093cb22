/** The address of a page by its key. */
export const addressOf = (key: string): string => (key === 'home' ? '/' : `/${key}`);
