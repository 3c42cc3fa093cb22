import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_TYPES, type DocumentExtension, MAX_DOCUMENT_BYTES } from '#contract';
import { compoundFile, DOC, docx, EXE, PDF, PPT, pptx, zip } from '../../../test/documents.ts';
import { checkDocument, DOCUMENT_REJECTIONS } from './check-document.ts';

const RIGHT: Record<DocumentExtension, Buffer> = { pdf: PDF, doc: DOC, docx: docx(), ppt: PPT, pptx: pptx() };
const EXTENSIONS = Object.keys(RIGHT) as DocumentExtension[];

const check = (name: string, body: Buffer, contentType = '') =>
  checkDocument({ name, body, contentType, truncated: false });
const rejection = (error: keyof typeof DOCUMENT_REJECTIONS) => ({ error: DOCUMENT_REJECTIONS[error] });

describe('R-145 D-11 a document', () => {
  test.each(EXTENSIONS)('is accepted as .%s when it is one, under its one type', (extension) => {
    const accepted = { name: `Resume.${extension}`, extension, contentType: DOCUMENT_TYPES[extension] };
    for (const type of [DOCUMENT_TYPES[extension], `${DOCUMENT_TYPES[extension]}; charset=binary`, ''])
      expect(check(`Resume.${extension}`, RIGHT[extension], type)).toEqual(accepted);
  });

  test('R-325 has to be inside what its name says, whatever the pair', () => {
    for (const extension of EXTENSIONS) {
      for (const other of EXTENSIONS.filter((each) => each !== extension))
        expect(check(`resume.${extension}`, RIGHT[other])).toEqual(rejection('mismatch'));
      expect(check(`resume.${extension}`, EXE)).toEqual(rejection('mismatch'));
    }
  });

  test('has to be declared as what its name says', () => {
    expect(check('resume.pdf', PDF, 'application/x-msdownload')).toEqual(rejection('mismatch'));
    expect(check('resume.pdf', PDF, DOCUMENT_TYPES.doc)).toEqual(rejection('mismatch'));
  });

  test('is not empty, is of a known kind and was sent whole', () => {
    expect(check('resume.pdf', Buffer.alloc(0))).toEqual({ error: 'Please attach your resume' });
    const unknown = { error: 'Please choose a .pdf, .doc, .docx, .ppt or .pptx file' };
    for (const name of ['resume.exe', 'resume', 'resume.docm', '', 'resume.pdf\0.exe', 'resume.pdf/'])
      expect(check(name, PDF)).toEqual(unknown);
    const large = { error: 'Please choose a file of at most 5 MB' };
    expect(checkDocument({ name: 'resume.pdf', body: PDF, contentType: '', truncated: true })).toEqual(large);
    expect(check('resume.pdf', Buffer.concat([PDF, Buffer.alloc(MAX_DOCUMENT_BYTES)]))).toEqual(large);
  });
});

describe('D-11 a file made to deceive', () => {
  test('is refused when it is two things at once', () => {
    const polyglot = Buffer.concat([Buffer.from('GIF89a'), PDF]);
    const page = Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), PDF]);
    for (const body of [polyglot, page, Buffer.concat([PDF, docx()])])
      expect(check('resume.pdf', body)).toEqual(rejection('mismatch'));
    for (const body of [Buffer.concat([EXE, docx()]), Buffer.concat([PDF, docx()]), Buffer.concat([docx(), EXE])])
      expect(check('resume.docx', body)).toEqual(rejection('mismatch'));
  });

  test('is refused when a PDF has no end', () => {
    expect(check('resume.pdf', PDF.subarray(0, 40))).toEqual(rejection('mismatch'));
    expect(check('resume.pdf', Buffer.from('%PDF-what %%EOF'))).toEqual(rejection('mismatch'));
  });

  test('is refused for macros, in new files and old ones', () => {
    for (const name of ['word/vbaProject.bin', 'word/VBAPROJECT.bin', 'customised/vbaData.xml'])
      expect(check('resume.docx', docx({ name }))).toEqual(rejection('macros'));
    expect(check('resume.pptx', pptx({ name: 'ppt/vbaProject.bin' }))).toEqual(rejection('macros'));
    expect(check('resume.doc', compoundFile('WordDocument', 'Macros', 'VBA'))).toEqual(rejection('macros'));
  });

  test('is refused when no one here could open it', () => {
    expect(check('resume.docx', docx({ name: 'word/styles.xml', encrypted: true }))).toEqual(rejection('encrypted'));
    expect(check('resume.docx', compoundFile('EncryptionInfo', 'EncryptedPackage'))).toEqual(rejection('encrypted'));
  });

  test('is refused when it says to expand beyond any document, and looking costs no more than its length', () => {
    const bomb = docx(...Array.from({ length: 20_000 }, (_, n) => ({ name: `word/${n}.xml`, size: 0xfffffffe })));
    const before = performance.now();
    expect(check('resume.docx', bomb)).toEqual(rejection('mismatch'));
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  test('is rejected when an archive is not a document', () => {
    for (const parts of [[], [{ name: 'word/document.xml' }], [{ name: '[Content_Types].xml' }]])
      expect(check('resume.docx', zip(parts))).toEqual(rejection('mismatch'));
  });

  test('is refused when its directory leads in circles or out of the file', () => {
    const circle = Buffer.from(DOC);
    circle.writeUInt32LE(1, 512 + 4);
    const outside = Buffer.from(DOC);
    outside.writeUInt32LE(0xffff, 48);
    for (const body of [circle, outside, DOC.subarray(0, 700)])
      expect(check('resume.doc', body)).toEqual(rejection('mismatch'));
  });

  test('whatever the bytes are, is answered and not failed on', () => {
    const extension = fc.constantFrom(...EXTENSIONS);
    fc.assert(
      fc.property(extension, fc.uint8Array({ maxLength: 2_000 }), (end, bytes) => {
        expect(check(`resume.${end}`, Buffer.from(bytes))).toHaveProperty('error');
      }),
    );
    // Slightly corrupted files reach more code paths: some bytes changed, the end cut off.
    const edits = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 8 });
    fc.assert(
      fc.property(extension, edits, fc.nat(), (end, changes, cut) => {
        const body = Buffer.from(RIGHT[end]);
        for (const [at, byte] of changes) body[at % body.length] = byte;
        const answer = check(`resume.${end}`, body.subarray(0, cut % 3 === 0 ? cut % body.length : body.length));
        expect('error' in answer || answer.extension === end).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('D-11 the name of a document', () => {
  const getName = (sent: string) => {
    const answer = check(sent, PDF);
    return 'name' in answer ? answer.name : undefined;
  };

  test.each([
    ['../../etc/resume.pdf', 'resume.pdf'],
    ['C:\\Users\\asha\\My  resume.PDF', 'My resume.pdf'],
    ['res\0ume\r\n.pdf', 'resume.pdf'],
    ['resume\u202efdp.exe.pdf', 'resumefdp.exe.pdf'],
    ['.pdf', 'document.pdf'],
    ['रिज़्यूमे.pdf', 'रिज़्यूमे.pdf'],
  ])('is shown without folders and without what cannot be seen: %j', (sent, shown) => {
    expect(getName(sent)).toBe(shown);
  });

  test('has at most 120 characters and keeps its end', () => {
    expect(getName(`${'a'.repeat(296)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`);
    expect(getName(`${'😀'.repeat(150)}.pdf`)?.isWellFormed()).toBe(true);
  });

  test('is harmless whatever was sent, and stays as it is once it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (start) => {
        const name = getName(`${start}.pdf`) ?? '';
        expect(name).toMatch(/^[^/\\\p{Cc}\p{Cs}]{1,116}\.pdf$/u);
        expect(name.length).toBeLessThanOrEqual(120);
        expect(getName(name)).toBe(name);
      }),
    );
  });
});
