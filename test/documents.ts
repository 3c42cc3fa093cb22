import { crc32 } from 'node:zlib';

/** Minimal valid documents for tests. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

export interface ZipPart {
  name: string;
  content?: string;
  encrypted?: boolean;
  /** The uncompressed size that it claims. */
  size?: number;
  /** Deflated content in place of `content`; its sizes follow it in a data descriptor, as streaming programs write. */
  deflated?: Buffer;
}

const DESCRIPTOR = Buffer.concat([Buffer.from('PK\u0007\b', 'latin1'), Buffer.alloc(12)]);

const localDeflated = (name: string, deflated: Buffer): Buffer => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 6);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([header, Buffer.from(name), deflated, DESCRIPTOR]);
};

const local = ({ name, content = '', deflated }: ZipPart): Buffer => {
  if (deflated) return localDeflated(name, deflated);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(Buffer.byteLength(content), 18);
  header.writeUInt32LE(Buffer.byteLength(content), 22);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([header, Buffer.from(name), Buffer.from(content)]);
};

const listed = (
  { name, content = '', encrypted = false, size = Buffer.byteLength(content), deflated }: ZipPart,
  offset: number,
): Buffer => {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(encrypted ? 1 : 0, 8);
  header.writeUInt32LE(crc32(content), 16);
  if (deflated) header.writeUInt16LE(8, 10);
  header.writeUInt32LE(deflated?.length ?? Buffer.byteLength(content), 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(Buffer.byteLength(name), 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, Buffer.from(name)]);
};

/** An archive. */
export function zip(parts: ZipPart[]): Buffer {
  const files = parts.map(local);
  let offset = 0;
  const directory = Buffer.concat(
    parts.map((part, place) => {
      const entry = listed(part, offset);
      offset += files[place]?.length ?? 0;
      return entry;
    }),
  );
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, directory, end]);
}

const TYPES: ZipPart = { name: '[Content_Types].xml', content: '<Types/>' };

export const docx = (...more: ZipPart[]): Buffer =>
  zip([TYPES, { name: 'word/document.xml', content: '<document/>' }, ...more]);

export const pptx = (...more: ZipPart[]): Buffer =>
  zip([TYPES, { name: 'ppt/presentation.xml', content: '<presentation/>' }, ...more]);

const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;

/** A legacy Office file with streams of these names: a header, a sector table and its directory. */
export function compoundFile(...names: string[]): Buffer {
  const entries = ['Root Entry', ...names].map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    return entry;
  });
  const sectors = Math.ceil(entries.length / 4);
  const header = Buffer.alloc(SECTOR, 0xff);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  for (let sector = 1; sector <= sectors; sector += 1)
    table.writeUInt32LE(sector === sectors ? END_OF_CHAIN : sector + 1, sector * 4);
  const directory = Buffer.alloc(sectors * SECTOR);
  Buffer.concat(entries).copy(directory);
  return Buffer.concat([header, table, directory]);
}

export const DOC = compoundFile('Data', '1Table', 'CompObj', 'WordDocument');
export const PPT = compoundFile('Current User', 'PowerPoint Document');
/** The start of a Windows program. */
export const EXE = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(600)]);
