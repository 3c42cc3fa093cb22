import { crc32 } from 'node:zlib';

export interface ZippedFile {
  name: string;
  body: Buffer;
}

const STORED = 0;
const NAMES_ARE_UTF8 = 0x0800;
const NEEDED_VERSION = 20;
/** The earliest date that the format supports; the real packing time is not disclosed. */
const NO_DATE = 0x0021;

function header(signature: number, { name, body }: ZippedFile, length: number, start: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(NEEDED_VERSION, start);
  bytes.writeUInt16LE(NAMES_ARE_UTF8, start + 2);
  bytes.writeUInt16LE(STORED, start + 4);
  bytes.writeUInt16LE(NO_DATE, start + 8);
  bytes.writeUInt32LE(crc32(body), start + 10);
  bytes.writeUInt32LE(body.length, start + 14);
  bytes.writeUInt32LE(body.length, start + 18);
  bytes.writeUInt16LE(Buffer.byteLength(name), start + 22);
  return bytes;
}

const local = (file: ZippedFile): Buffer => Buffer.concat([header(0x04034b50, file, 30, 4), Buffer.from(file.name)]);

function listed(file: ZippedFile, offset: number): Buffer {
  const bytes = header(0x02014b50, file, 46, 6);
  bytes.writeUInt16LE(NEEDED_VERSION, 4);
  bytes.writeUInt32LE(offset, 42);
  return Buffer.concat([bytes, Buffer.from(file.name)]);
}

/** Streams files into an uncompressed archive, with at most one of them in memory. */
export async function* zipFile(files: AsyncIterable<ZippedFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const file of files) {
    const head = local(file);
    yield head;
    yield file.body;
    directory.push(listed(file, offset));
    offset += head.length + file.body.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  yield list;
  yield end;
}
