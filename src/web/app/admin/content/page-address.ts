export const toPagePath = (key: string): string => (key === 'home' ? '/' : `/${key}`);
