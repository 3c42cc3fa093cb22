const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const FAT_SECTORS_IN_HEADER = 109;
const SECTOR_SHIFTS = new Set([9, 12]);
const LAST_SECTOR = 0xfffffffe;

export const isCompoundFile = (body: Buffer): boolean => body.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** Returns the next sector of a chain; files within our size limit list their whole allocation table in the header. */
function nextSector(body: Buffer, size: number, sector: number): number | undefined {
  const perSector = size / 4;
  const table = Math.floor(sector / perSector);
  if (table >= FAT_SECTORS_IN_HEADER) return undefined;
  const at = (body.readUInt32LE(76 + table * 4) + 1) * size + (sector % perSector) * 4;
  return at + 4 <= body.length ? body.readUInt32LE(at) : undefined;
}

/** Returns the concatenated directory, or undefined if its chain leaves the file or loops. */
function readDirectory(body: Buffer, size: number): Buffer | undefined {
  const sectors: Buffer[] = [];
  let sector: number | undefined = body.readUInt32LE(48);
  while (sector !== LAST_SECTOR) {
    if (sector === undefined || (sector + 2) * size > body.length || sectors.length > body.length / size)
      return undefined;
    sectors.push(body.subarray((sector + 1) * size, (sector + 2) * size));
    sector = nextSector(body, size, sector);
  }
  return Buffer.concat(sectors);
}

/** Returns the entry names of an older Office file, or undefined if it has no readable directory. */
export function compoundFileNames(body: Buffer): Set<string> | undefined {
  if (!isCompoundFile(body) || body.length < HEADER_BYTES) return undefined;
  const shift = body.readUInt16LE(30);
  if (!SECTOR_SHIFTS.has(shift)) return undefined;
  const directory = readDirectory(body, 2 ** shift);
  if (!directory) return undefined;
  const names = new Set<string>();
  for (let at = 0; at < directory.length; at += ENTRY_BYTES) {
    const bytes = Math.min(directory.readUInt16LE(at + 64), 64);
    if (bytes > 2) names.add(directory.toString('utf16le', at, at + bytes - 2));
  }
  return names;
}
