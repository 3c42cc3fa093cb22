import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import sharp from 'sharp';
import { heroCourtyard } from '#demo';

const FILE = 'src/web/app/site/home/courtyard-india';
const SECONDS = 10;
const FRAMES_A_SECOND = 24;
// 1.3 times the size of the drawing with the same aspect ratio: sharp on screens up to 1920 px wide.
const WIDTH = 1872;
const HEIGHT = 910;

const splitArgs = (text: string): string[] => text.split(' ');
// Accurate colour conversion and metadata, so that the colours differ from the poster by at most a level or two.
const COLOURS = splitArgs(
  '-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p ' +
    '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv',
);
// One key frame at the start, because the loop only ever seeks there.
const VP9 = splitArgs('-c:v libvpx-vp9 -b:v 0 -crf 24 -g 9999 -deadline good -cpu-used 1 -row-mt 1');
const H264 = splitArgs(
  '-c:v libx264 -crf 18 -preset veryslow -tune animation -g 9999 -profile:v high -level 4.0 -refs 4 -movflags +faststart',
);

/** Runs ffmpeg, which must be installed, with the data that `feed` writes to its input. */
async function ffmpeg(args: readonly string[], feed?: (input: Writable) => Promise<void>): Promise<void> {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(child, 'exit');
  await feed?.(child.stdin);
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

async function drawFrames(output: Writable): Promise<void> {
  const frames = SECONDS * FRAMES_A_SECOND;
  for (let frame = 0; frame < frames; frame++) {
    const svg = heroCourtyard({ city: 'India', time: 'golden', format: 'wide', moment: frame / frames });
    const pixels = await sharp(Buffer.from(svg), { density: 72 * (WIDTH / 1440) })
      .resize(WIDTH, HEIGHT)
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!output.write(pixels)) await once(output, 'drain');
  }
}

/** Renders the hero video of the home page from the drawing that is its poster. */
const folder = await mkdtemp(join(tmpdir(), 'aangan-hero-'));
try {
  const raw = join(folder, 'frames.mkv');
  const log = join(folder, 'vp9');
  const input = splitArgs(`-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_A_SECOND} -i -`);
  await ffmpeg([...input, ...splitArgs('-c:v libx264rgb -qp 0 -preset ultrafast'), raw], drawFrames);
  const pass = (n: number) => [...VP9, '-pass', String(n), '-passlogfile', log];
  await ffmpeg(['-i', raw, ...COLOURS, ...pass(1), '-f', 'null', '-']);
  await ffmpeg(['-i', raw, ...COLOURS, ...pass(2), `${FILE}.webm`]);
  await ffmpeg(['-i', raw, ...COLOURS, ...H264, `${FILE}.mp4`]);
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const ending of ['webm', 'mp4']) {
  const { size } = await stat(`${FILE}.${ending}`);
  console.log(`${FILE}.${ending}  ${Math.round(size / 1000)} kB`);
}
