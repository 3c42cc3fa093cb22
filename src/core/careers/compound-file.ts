const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const FAT_SECTORS_IN_HEADER = 109;
const SECTOR_SHIFTS = [9, 12];
const LAST_SECTOR = 0xfffffffe;

export const isCompoundFile = (body: Buffer): boolean => body.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** The sector that follows one of a chain. Files of our size have their whole table named in the header. */
function nextSector(body: Buffer, size: number, sector: number): number | undefined {
  const perSector = size / 4;
  const table = Math.floor(sector / perSector);
  if (table >= FAT_SECTORS_IN_HEADER) return undefined;
  const at = (body.readUInt32LE(76 + table * 4) + 1) * size + (sector % perSector) * 4;
  return at + 4 <= body.length ? body.readUInt32LE(at) : undefined;
}

function* directorySectors(body: Buffer, size: number): Generator<Buffer | undefined> {
  let sector: number | undefined = body.readUInt32LE(48);
  // No chain is longer than the file: one that bites its own tail ends here.
  for (let steps = body.length / size; steps > 0 && sector !== LAST_SECTOR; steps -= 1) {
    const at: number = sector === undefined ? body.length : (sector + 1) * size;
    if (at + size > body.length) return yield undefined;
    yield body.subarray(at, at + size);
    sector = nextSector(body, size, sector ?? 0);
  }
}

/** The names in the directory of an older Office file, or undefined when there is no readable one. */
export function compoundFileNames(body: Buffer): Set<string> | undefined {
  if (!isCompoundFile(body) || body.length < HEADER_BYTES) return undefined;
  const shift = body.readUInt16LE(30);
  if (!SECTOR_SHIFTS.includes(shift)) return undefined;
  const names = new Set<string>();
  for (const sector of directorySectors(body, 2 ** shift)) {
    if (!sector) return undefined;
    for (let at = 0; at < sector.length; at += ENTRY_BYTES) {
      const bytes = Math.min(sector.readUInt16LE(at + 64), 64);
      if (bytes > 2) names.add(sector.toString('utf16le', at, at + bytes - 2));
    }
  }
  return names;
}
