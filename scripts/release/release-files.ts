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

const hash = (algorithm: 'sha256' | 'sha512', file: string): string =>
  createHash(algorithm).update(readFileSync(file)).digest('hex');

/** One line per file, in the format of sha256sum. */
const toChecksums = (folder: string): string =>
  readdirSync(folder)
    .filter((file) => file !== 'SHA256SUMS')
    .sort()
    .map((file) => `${hash('sha256', join(folder, file))}  ${file}\n`)
    .join('');

interface Source {
  version: string;
  commit: string;
  /** The image that ours is built on, as the build was told. */
  base: string;
}

/**
 * How a release was made, in the format of in-toto and SLSA: its files with their digests, and what they were made
 * from. It is a statement and not a proof, because it is not signed; sign SHA256SUMS where readers know your key.
 */
export const toProvenance = (folder: string, { version, commit, base }: Source) => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: readdirSync(folder)
    .sort()
    .map((name) => ({ name, digest: { sha256: hash('sha256', join(folder, name)) } })),
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'npm run release',
      externalParameters: { version },
      resolvedDependencies: [
        { uri: `git tag v${version}`, digest: { gitCommit: commit } },
        { uri: 'package-lock.json', digest: { sha512: hash('sha512', 'package-lock.json') } },
        { uri: base },
      ],
    },
    runDetails: { builder: { id: `node ${process.version} on ${process.platform} ${process.arch}` } },
  },
});

/** The base image: the one of the Containerfile, or that of `--build-arg BASE=…` in AANGAN_BUILD_FLAGS. */
export function findBase(containerfile: string, flags = ''): string {
  const [, base = ''] = /BASE=(\S+)/.exec(flags) ?? /^ARG BASE=(\S+)$/m.exec(containerfile) ?? [];
  return base;
}

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
  for (const file of ['make-secrets.sh', 'postgres-init.sh', 'garage.toml', 'Caddyfile'])
    cpSync(join('deploy', file), join(folder, file));
  cpSync('deploy/.env.example', join(folder, 'env.example'));
  const sbom = execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  writeFileSync(join(folder, `aangan-${version}.cdx.json`), sbom);
  const notes = sectionFor(readFileSync('CHANGELOG.md', 'utf8'), version) ?? '';
  const upgrade = sectionFor(readFileSync('docs/upgrading.md', 'utf8'), version) ?? '';
  writeFileSync(join(folder, 'RELEASE_NOTES.md'), `${notes}\n\n# Upgrading\n\n${upgrade}\n`);
  console.log(`Image: ${withImage ? buildImage(folder, version) : 'not asked for'}`);
  const provenance = toProvenance(folder, {
    version,
    commit: execFileSync('git', ['rev-parse', `v${version}^{commit}`], { encoding: 'utf8' }).trim(),
    base: findBase(readFileSync('Containerfile', 'utf8'), process.env.AANGAN_BUILD_FLAGS),
  });
  writeFileSync(join(folder, `aangan-${version}.provenance.json`), `${JSON.stringify(provenance, null, 2)}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), toChecksums(folder));
  console.log(
    `Release files in ${folder}:\n${readdirSync(folder)
      .map((file) => `  ${file}`)
      .join('\n')}`,
  );
}
