import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { missingPrograms } from '../../test/program.ts';
import { sectionFor } from './changelog.ts';

interface Compose {
  services: Record<string, { image?: string; build?: unknown }>;
}

/** The compose file for use without a checkout: it refers to the image of the release and builds nothing. */
export function toReleaseCompose(source: string, version: string): string {
  const compose = parse(source, { merge: true }) as Compose & Record<string, unknown>;
  for (const service of Object.values(compose.services)) {
    if (service.build === undefined) continue;
    delete service.build;
    service.image = `\${AANGAN_IMAGE:-localhost/aangan:${version}}`;
  }
  const manifest = Object.fromEntries(Object.entries(compose).filter(([name]) => !name.startsWith('x-')));
  return `# Aangan ${version}. docs/operations.md says how to start it.\n${stringify(manifest, { aliasDuplicateObjects: false })}`;
}

/** One line per file, in the format of sha256sum. */
const toChecksums = (folder: string): string =>
  readdirSync(folder)
    .filter((file) => file !== 'SHA256SUMS')
    .sort()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}  ${file}\n`,
    )
    .join('');

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });

/** Builds the image with the version as its label and exports it as one file; reports when no builder is installed. */
function buildImage(folder: string, version: string): string {
  const name = `localhost/aangan:${version}`;
  const file = join(folder, `aangan-${version}-image.tar`);
  const flags = (process.env.AANGAN_BUILD_FLAGS ?? '').split(' ').filter(Boolean);
  const build = ['build', '--file', 'Containerfile', '--build-arg', `VERSION=${version}`, ...flags, '--tag', name];
  if (missingPrograms(['docker']).length === 0 && !process.env.AANGAN_BUILDAH) {
    run('docker', ...build, '.');
    run('docker', 'save', '--output', file, name);
  } else if (missingPrograms(['buildah']).length === 0) {
    run('buildah', ...build, '--format', 'docker', '.');
    run('buildah', 'push', name, `docker-archive:${file}:${name}`);
  } else return 'not built: neither docker nor buildah is installed';
  return file;
}

/** Writes all files of a release into a folder. */
export function writeReleaseFiles(folder: string, version: string, { withImage }: { withImage: boolean }): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, `aangan-${version}.tar.gz`);
  run('git', 'archive', `--prefix=aangan-${version}/`, `--output=${archive}`, `v${version}`);
  writeFileSync(join(folder, 'compose.yaml'), toReleaseCompose(readFileSync('deploy/compose.yaml', 'utf8'), version));
  for (const file of ['make-secrets.sh', 'garage.toml', 'Caddyfile']) cpSync(join('deploy', file), join(folder, file));
  cpSync('deploy/.env.example', join(folder, 'env.example'));
  const sbom = execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  writeFileSync(join(folder, `aangan-${version}.cdx.json`), sbom);
  const notes = sectionFor(readFileSync('CHANGELOG.md', 'utf8'), version) ?? '';
  const upgrade = sectionFor(readFileSync('docs/upgrading.md', 'utf8'), version) ?? '';
  writeFileSync(join(folder, 'RELEASE_NOTES.md'), `${notes}\n\n# Upgrading\n\n${upgrade}\n`);
  console.log(`Image: ${withImage ? buildImage(folder, version) : 'not asked for'}`);
  writeFileSync(join(folder, 'SHA256SUMS'), toChecksums(folder));
  console.log(
    `Release files in ${folder}:\n${readdirSync(folder)
      .map((file) => `  ${file}`)
      .join('\n')}`,
  );
}
