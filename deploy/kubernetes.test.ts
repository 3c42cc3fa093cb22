import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { Config } from '../src/cli/config.ts';

interface Container {
  lifecycle?: { preStop: { sleep: { seconds: number } } };
  securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean };
}

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

interface Workload extends Manifest {
  spec: {
    selector?: { matchLabels: Record<string, string> };
    template: {
      metadata: { labels: Record<string, string> };
      spec: { containers: Container[]; terminationGracePeriodSeconds?: number; securityContext: { runAsUser: number } };
    };
  };
}

const manifests = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Manifest),
);
const workloads = manifests.filter((manifest): manifest is Workload => ['Deployment', 'Job'].includes(manifest.kind));

// The compiler finds the published types only from below the folder of the packages.
mkdirSync('.tsbuild', { recursive: true });
const folder = mkdtempSync('.tsbuild/kubernetes-');
afterAll(() => rmSync(folder, { recursive: true }));

/** `apps/v1` stands in apps/v1, `v1` in core/v1, `networking.k8s.io/v1` in networking/v1. */
const types = ({ apiVersion }: Manifest) =>
  `kubernetes-types/${apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`}`;

const OPTIONS = ['--noEmit', '--strict', '--ignoreConfig', '--target', 'es2024', '--module', 'preserve'];

/** What the published types of Kubernetes have against these: fields that are misspelt, missing or of a wrong type. */
function problems(name: string, checked: Manifest[]): string {
  const file = join(folder, `${name}.ts`);
  const values = checked.map(
    (manifest, index) =>
      `export const m${index}: import('${types(manifest)}').${manifest.kind} = ${JSON.stringify(manifest, null, 1)};`,
  );
  writeFileSync(file, values.join('\n'));
  try {
    return execFileSync('node_modules/.bin/tsc', [...OPTIONS, file], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test('every manifest is what the published types of Kubernetes say', () => {
  expect(manifests.length).toBeGreaterThan(10);
  expect(problems('manifests', manifests)).toBe('');
});

test('a misspelt field is found, however deep', () => {
  const [first] = structuredClone(workloads);
  Object.assign(first?.spec.template.spec.containers[0] ?? {}, { redinessProbe: {} });
  expect(problems('misspelt', first ? [first] : [])).toContain('redinessProbe');
});

test('settings and secrets are names that the configuration knows', () => {
  const names = manifests.flatMap(({ data = {}, stringData = {} }) => Object.keys({ ...data, ...stringData }));
  expect(names.filter((name) => !(name in Config.shape))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'SITE_ORIGIN', 'APP_SECRET']));
});

test('no container is root or can write to its image', () => {
  for (const { spec } of workloads) {
    expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
    for (const { securityContext } of spec.template.spec.containers) {
      expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    }
  }
});

test('what is under way may finish before a pod is killed', () => {
  const given = Number(manifests.find(({ data }) => data)?.data?.SHUTDOWN_SECONDS);
  for (const { spec } of workloads.filter(({ kind }) => kind === 'Deployment')) {
    const { containers, terminationGracePeriodSeconds } = spec.template.spec;
    const leaving = containers[0]?.lifecycle?.preStop.sleep.seconds ?? 0;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(leaving + given);
    expect(spec.template.metadata.labels).toMatchObject(spec.selector?.matchLabels ?? {});
  }
});
