import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseCommit, releaseChangelog, sectionFor } from './release/changelog.ts';
import { writeReleaseFiles } from './release/release-files.ts';

/**
 * Cuts a release: version, changelog section, commit, annotated tag, and its files in `release/`.
 *
 *   npm run release -- 0.2.0
 *   npm run release -- 0.2.0 --files       only the files, for an existing tag
 *   npm run release -- 0.2.0 --no-image    without building the image
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: 'boolean', default: false }, 'no-image': { type: 'boolean', default: false } },
});
const [version = ''] = positionals;

class ReleaseError extends Error {}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

const parts = (text: string) => text.split('.').map(Number);

function isNewer(one: number[], other: number[]): boolean {
  const different = one.findIndex((part, index) => part !== other[index]);
  return different >= 0 && (one[different] ?? 0) > (other[different] ?? 0);
}

function findPreviousTag(): string | undefined {
  try {
    return execFileSync('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

function commitsSince(tag: string | undefined) {
  const messages = git('log', '--format=%B%x00', tag ? `${tag}..HEAD` : 'HEAD').split('\0');
  return messages.flatMap((message) => parseCommit(message.trim()) ?? []);
}

function setVersion(file: string): void {
  const json = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
    packages?: Record<string, { version: string }>;
  };
  json.version = version;
  const root = json.packages?.[''];
  if (root) root.version = version;
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
}

function setImageTag(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/newTag: .+/, `newTag: ${version}`));
}

function cutRelease(): void {
  const { version: current } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  if (!isNewer(parts(version), parts(current))) throw new ReleaseError(`${version} is not newer than ${current}.`);
  if (git('status', '--porcelain') !== '') throw new ReleaseError('Commit or remove your changes first.');
  if (!sectionFor(readFileSync('docs/upgrading.md', 'utf8'), version))
    throw new ReleaseError(
      `docs/upgrading.md has no section "## ${version} ": say what operators have to do, if only that it is nothing.`,
    );
  const date = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  const changelog = releaseChangelog(
    readFileSync('CHANGELOG.md', 'utf8'),
    version,
    date,
    commitsSince(findPreviousTag()),
  );
  writeFileSync('CHANGELOG.md', changelog);
  setVersion('package.json');
  setVersion('package-lock.json');
  globSync('deploy/kubernetes/overlays/*/kustomization.yaml').forEach(setImageTag);
  git('commit', '--all', '--message', `chore(release): ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Aangan ${version}`);
}

try {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new ReleaseError('Usage: npm run release -- 0.2.0');
  if (!options.files) cutRelease();
  writeReleaseFiles(join('release', version), version, { withImage: !options['no-image'] });
  console.log(`Publish it with: git push --follow-tags, and the files of release/${version}.`);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
