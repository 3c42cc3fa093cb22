import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
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

const ROOT = 'deploy/kubernetes';

interface Kustomization {
  kind: string;
  resources?: string[];
  components?: string[];
  images?: { newTag: string }[];
  configMapGenerator?: { envs: string[] }[];
}

const read = <T>(file: string) => parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as T);

const files = globSync(`${ROOT}/**/*.yaml`).sort();
const kustomizationFiles = files.filter((file) => basename(file) === 'kustomization.yaml');
const kustomizations = kustomizationFiles.flatMap((file) =>
  read<Kustomization>(file).map((kustomization) => ({ folder: dirname(file), ...kustomization })),
);
const manifests = files.filter((file) => !kustomizationFiles.includes(file)).flatMap((file) => read<Manifest>(file));
const settings = globSync(`${ROOT}/**/settings.env`).flatMap((file) =>
  Object.entries(parseEnv(readFileSync(file, 'utf8'))),
);

/** Every pod template in the manifests; in a CronJob it is nested one level deeper. */
const workloads = manifests.flatMap((manifest): Workload[] => {
  const { kind, spec } = manifest as Workload & { spec: { jobTemplate?: { spec: Workload['spec'] } } };
  if (kind === 'CronJob' && spec.jobTemplate) return [{ ...manifest, spec: spec.jobTemplate.spec }];
  return ['Deployment', 'Job'].includes(kind) ? [manifest as Workload] : [];
});

// The compiler resolves the published types only from a folder inside the repository.
mkdirSync('.tsbuild', { recursive: true });
const compiled = mkdtempSync('.tsbuild/kubernetes-');
afterAll(() => rmSync(compiled, { recursive: true }));

const PACKAGES: Record<string, string> = {
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};

const toTypeName = ({ apiVersion, kind }: Manifest) => {
  const [group = ''] = apiVersion.split('/');
  return `import('${PACKAGES[group] ?? 'kubernetes-models'}/${apiVersion}/${kind}').I${kind}`;
};

const OPTIONS = ['--noEmit', '--strict', '--ignoreConfig', '--target', 'es2024', '--module', 'preserve'];

/** Type errors of the manifests against the published Kubernetes types: misspelt, missing or wrongly typed fields. */
function validate(name: string, checked: Manifest[]): string {
  const file = join(compiled, `${name}.ts`);
  const values = checked.map(
    (manifest, index) => `export const m${index}: ${toTypeName(manifest)} = ${JSON.stringify(manifest, null, 1)};`,
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
  expect(validate('manifests', manifests)).toBe('');
});

test('a misspelt field is found, however deep', () => {
  const deployment = structuredClone(workloads.find(({ kind }) => kind === 'Deployment'));
  Object.assign(deployment?.spec.template.spec.containers[0] ?? {}, { redinessProbe: {} });
  expect(validate('misspelt', deployment ? [deployment] : [])).toContain('redinessProbe');
});

test('settings and secrets are names that the configuration knows', () => {
  const secrets = manifests.flatMap(({ stringData = {} }) => Object.keys(stringData));
  const names = [...secrets, ...settings.map(([name]) => name)];
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
  const shutdownSeconds = Number(Object.fromEntries(settings).SHUTDOWN_SECONDS);
  for (const { spec } of workloads.filter(({ kind }) => kind === 'Deployment')) {
    const { containers, terminationGracePeriodSeconds } = spec.template.spec;
    const leaving = containers[0]?.lifecycle?.preStop.sleep.seconds ?? 0;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(leaving + shutdownSeconds);
    expect(spec.template.metadata.labels).toMatchObject(spec.selector?.matchLabels ?? {});
  }
});

test('every file belongs to a kustomization, and every file named there exists', () => {
  const named = kustomizations.flatMap(({ folder, resources = [], components = [], configMapGenerator = [] }) =>
    [...resources, ...components, ...configMapGenerator.flatMap(({ envs }) => envs)].map((path) => join(folder, path)),
  );
  const overlays = globSync(`${ROOT}/overlays/*`).sort();
  const loose = files.filter((file) => !kustomizationFiles.includes(file) && !named.includes(file));
  expect(loose).toEqual([join(ROOT, 'secret.example.yaml')]);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
  expect(kustomizationFiles.map(dirname).filter((folder) => !named.includes(folder))).toEqual(overlays);
});

interface NetworkPolicy extends Manifest {
  spec: {
    podSelector: { matchLabels: Record<string, string> };
    policyTypes: string[];
    egress?: { to?: { ipBlock?: { cidr: string; except?: string[] } }[]; ports?: { port: number }[] }[];
  };
}

test('pods reach only named ports, and never the addresses where clouds serve credentials', () => {
  const policies = manifests.filter((manifest): manifest is NetworkPolicy => manifest.kind === 'NetworkPolicy');
  const outwards = policies.filter(({ spec }) => spec.policyTypes.includes('Egress'));
  const common = outwards.find(({ metadata }) => metadata.name === 'aangan');
  for (const { spec } of workloads)
    expect(spec.template.metadata.labels).toMatchObject(common?.spec.podSelector.matchLabels ?? { missing: 'policy' });
  for (const { spec } of outwards)
    for (const { to = [], ports = [] } of spec.egress ?? []) {
      expect([to.length, ports.length]).not.toContain(0);
      const blocks = to.flatMap(({ ipBlock }) => ipBlock ?? []);
      for (const { except } of blocks) expect(except).toHaveLength(1);
    }
  const toPorts = ({ spec }: NetworkPolicy) => spec.egress?.flatMap(({ ports = [] }) => ports.map(({ port }) => port));
  expect(common && toPorts(common)).toEqual([53, 53, 5432, 6432, 6379, 443, 3310, 4318]);
  expect(
    outwards.filter((policy) => toPorts(policy)?.includes(587)).map(({ spec }) => spec.podSelector.matchLabels),
  ).toEqual([expect.objectContaining({ 'app.kubernetes.io/component': 'worker' })]);
});
