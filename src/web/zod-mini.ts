import type { Plugin } from 'vite';

const MINI = '?mini';

/**
 * Gives the forms of public pages their own copy of zod's core. The back office uses all of zod, and a bundler keeps
 * every part of a shared module that any page uses, so visitors would load five times as much.
 */
export const separateZodMini = (): Plugin => ({
  name: 'separate-zod-mini',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (source !== 'zod/mini' && !importer?.endsWith(MINI)) return null;
    const resolved = await this.resolve(source, importer?.replace(MINI, ''), { ...options, skipSelf: true });
    return resolved && { ...resolved, id: resolved.id + MINI };
  },
});
