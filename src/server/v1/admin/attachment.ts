/** Characters that a header can contain without encoding. */
const plain = (name: string): string => name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');

const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Makes a browser download a response under this name and never display it (RFC 6266). */
export const attachment = (name: string): string =>
  `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`;
