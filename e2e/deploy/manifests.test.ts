import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Cluster, Pooler } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1';
import { ScaledObject, TriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Secret, Service } from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../../backend/src/config.ts';
import { readConfig as readShopifyConfig } from '../../shopify-app/src/config.ts';
import { readConfig as readWooConfig } from '../../woo-bridge/src/config.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const KUBERNETES = join(REPOSITORY, 'deploy/kubernetes');
const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');

/** The published schemas of what the manifests use. */
const MODELS = {
  Cluster,
  Pooler,
  ScaledObject,
  TriggerAuthentication,
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  Namespace,
  Secret,
  Service,
};

const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.enum(Object.keys(MODELS) as [keyof typeof MODELS]),
  metadata: z.looseObject({ name: z.string() }),
});

/** How each app reads its settings, by its folder. */
const SETTINGS = {
  backend: readConfig,
  'woo-bridge': readWooConfig,
  'shopify-app': readShopifyConfig,
};

/** Values of the form that the examples describe. */
const EXAMPLE_SECRETS = {
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  CONNECT_CLIENTS: `woocommerce:${'b'.repeat(64)},shopify:${'a'.repeat(64)}`,
};

const manifests = readdirSync(KUBERNETES)
  .filter((name) => name !== 'kustomization.yaml')
  .flatMap((name) => parseAllDocuments(read(join('deploy/kubernetes', name))))
  .map((document) => Manifest.parse(document.toJS()));

describe('the Kubernetes manifests', () => {
  test.each(
    manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const),
  )('%s %s matches its schema', (kind, _name, manifest) => {
    const Model = MODELS[kind] as new (data: never) => { validate(): void };
    expect(() => new Model(manifest as never).validate()).not.toThrow();
  });

  test('are all applied, and nothing else', () => {
    const { resources } = z
      .object({ resources: z.array(z.string()) })
      .parse(parse(read('deploy/kubernetes/kustomization.yaml')));
    const files = readdirSync(KUBERNETES).filter(
      (name) => !['kustomization.yaml', 'secret.example.yaml', 'secret.yaml'].includes(name),
    );
    expect([...resources].sort()).toEqual(files.sort());
  });

  const Source = z.object({
    configMapRef: z.object({ name: z.string() }).optional(),
    secretRef: z.object({ name: z.string() }).optional(),
  });
  const Container = z.object({
    envFrom: z.array(Source),
    command: z.array(z.string()).optional(),
    securityContext: z.object({
      allowPrivilegeEscalation: z.literal(false),
      readOnlyRootFilesystem: z.literal(true),
      capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
    }),
    env: z.array(z.looseObject({ name: z.string(), value: z.string().optional() })),
    resources: z.object({ requests: z.object({ cpu: z.string(), memory: z.string() }) }),
  });
  const Workload = z.looseObject({
    spec: z.looseObject({
      template: z.looseObject({
        spec: z.looseObject({
          securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
          containers: z.tuple([Container]),
        }),
      }),
    }),
  });
  const workloads = manifests.filter(({ kind }) => ['Deployment', 'Job'].includes(kind));

  test.each(workloads.map((workload) => [workload.metadata.name, workload] as const))(
    '%s runs without privileges, with settings that start in production',
    (_name, workload) => {
      const [{ command = ['node', 'backend/src/main.ts'], env, envFrom }] =
        Workload.parse(workload).spec.template.spec.containers;
      const script = command[1] ?? '';
      expect(existsSync(join(REPOSITORY, script))).toBe(true);
      const given = Object.fromEntries(
        env.map(({ name, value = 'from-the-secret' }) => [name, value] as const),
      );
      const fill = (text: string) =>
        text.replace(/\$\((\w+)\)/g, (_, name: string) => given[name] ?? '');
      const readSettings = SETTINGS[script.split('/')[0] as keyof typeof SETTINGS];
      const config = readSettings({
        NODE_ENV: 'production',
        ...Object.fromEntries(envFrom.flatMap((source) => Object.entries(dataOf(source)))),
        ...EXAMPLE_SECRETS,
        ...Object.fromEntries(
          Object.entries(given).map(([name, value]) => [name, fill(value)] as const),
        ),
      });
      expect(config.databaseUrl).toContain('wareword-db-pooler');
      expect(config.databaseDirectUrl).toContain('wareword-db-rw');
      expect(config.preparedStatements).toBe(true);
    },
  );

  /** The data of the ConfigMap or Secret that a container refers to. */
  function dataOf({ configMapRef, secretRef }: z.output<typeof Source>): Record<string, string> {
    const kind = configMapRef === undefined ? 'Secret' : 'ConfigMap';
    const name = (configMapRef ?? secretRef)?.name;
    const Data = z.looseObject({
      data: z.record(z.string(), z.string()).optional(),
      stringData: z.record(z.string(), z.string()).optional(),
    });
    const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
    const { data, stringData } = Data.parse(found);
    return { ...data, ...stringData };
  }
});

describe('compose.yaml', () => {
  const Compose = z.looseObject({
    services: z.record(
      z.string(),
      z.looseObject({
        read_only: z.boolean().optional(),
        command: z.array(z.string()).optional(),
        environment: z.record(z.string(), z.string()),
        env_file: z.array(z.object({ path: z.string(), required: z.literal(false) })).optional(),
      }),
    ),
  });
  const examples = Object.fromEntries(
    Array.from(
      read('deploy/compose.env.example').matchAll(/^(\w+)=(.*)$/gm),
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
  const filled: Record<string, string> = {
    ...examples,
    POSTGRES_PASSWORD: 'secret',
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    STORE_APPS_ENCRYPTION_KEY: Buffer.alloc(32, 8).toString('base64'),
    SHOPIFY_APP_SECRET: 'a'.repeat(64),
    WOOCOMMERCE_APP_SECRET: 'b'.repeat(64),
    SHOPIFY_API_KEY: 'key',
    SHOPIFY_API_SECRET: 'secret',
  };
  const { services } = Compose.parse(parse(read('compose.yaml'), { merge: true }));

  test("requires no setting that the example doesn't have", () => {
    const asked = new Set(
      [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? ''),
    );
    expect([...asked].sort()).toEqual(Object.keys(examples).sort());
  });

  test.each([
    ['web', readConfig],
    ['worker', readConfig],
    ['woocommerce-app', readWooConfig],
    ['shopify-app', readShopifyConfig],
  ] as const)('%s has settings that start in production', (name, readSettings) => {
    const service = services[name];
    expect(service?.read_only).toBe(true);
    const [file] = service?.env_file ?? [];
    expect(file?.path).toBe(name.endsWith('app') ? 'deploy.store-apps.env' : 'deploy.service.env');
    const [, script = 'backend/src/main.ts'] = service?.command ?? [];
    expect(existsSync(join(REPOSITORY, script))).toBe(true);
    const environment = Object.entries(service?.environment ?? {}).map(([key, value]) => [
      key,
      value.replace(/\$\{(\w+)(?::[?-])?\}/g, (_, variable: string) => filled[variable] ?? ''),
    ]);
    const settings = {
      NODE_ENV: 'production',
      ...Object.fromEntries(environment),
    } as NodeJS.ProcessEnv;
    expect(readSettings(settings).databaseUrl).toContain('@postgres:5432/');
  });
});

test("an operator's secrets are in no commit and no image", () => {
  for (const file of ['.gitignore', '.dockerignore']) {
    const lines = read(file)
      .split('\n')
      .map((line) => line.replace(/^\//, ''));
    expect(lines).toEqual(expect.arrayContaining(['.env', 'deploy.env', 'deploy.*.env']));
  }
});

test("the image's command and health check exist", () => {
  const dockerfile = read('Dockerfile');
  const programs = [...dockerfile.matchAll(/"node", "([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(programs).toEqual(['server/src/health-check.ts', 'backend/src/main.ts']);
  for (const program of programs) expect(existsSync(join(REPOSITORY, program))).toBe(true);
  const { packageManager } = z
    .object({ packageManager: z.string() })
    .parse(JSON.parse(read('package.json')));
  expect(dockerfile).toContain(packageManager);
});
