import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { register } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

import { variableNames } from '@/shared/env'
import '@/shared/metrics'

const folder = path.resolve('deploy')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

type Service = {
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: string[] | Record<string, unknown>
  build?: { target?: string } | string
}
type Compose = { services: Record<string, Service>; volumes: Record<string, null> }
const compose = parse(read('compose.yml'), { merge: true }) as Compose
const examples = new Set(read('.env.example').match(/^[A-Z][A-Z0-9_]*(?==)/gm))

type Container = {
  name: string
  image: string
  env?: { name: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[]
  volumeMounts?: { name: string }[]
}
type Pod = { metadata?: { labels?: object }; spec: { containers: Container[]; volumes?: Volume[] } }
type Volume = { name: string; configMap?: { name: string } }
type Manifest = {
  kind: string
  metadata: { name: string }
  spec?: {
    template?: Pod
    selector?: Record<string, unknown>
    serviceName?: string
    volumeClaimTemplates?: { metadata: { name: string } }[]
  }
}
const kustomization = parse(read('kustomization.yaml')) as {
  resources: string[]
  configMapGenerator: { name: string; files: string[] }[]
  images: { name: string }[]
}
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest),
)
const workloads = manifests.filter(({ spec }) => spec?.template)
const containers = workloads.flatMap(({ spec }) => spec!.template!.spec.containers)
const containerOf = (name: string) => containers.find((container) => container.name === name)!

describe('deploy/compose.yml', () => {
  const services = Object.entries(compose.services)

  it('asks for nothing that .env.example does not name', () => {
    const asked = [...read('compose.yml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!)
    expect(asked.filter((name) => !examples.has(name) && name !== 'PORT')).toEqual([])
  })

  it('gives the sites only what they know', () => {
    const given = Object.keys(compose.services['site-1']!.environment!)
    expect(given.filter((name) => !variableNames.includes(name))).toEqual([])
  })

  it('leads to services, volumes and files that are there', () => {
    for (const [name, { depends_on: others = [], volumes = [], build }] of services) {
      for (const other of Array.isArray(others) ? others : Object.keys(others))
        expect(compose.services, name).toHaveProperty(other)
      for (const [from] of volumes.map((volume) => volume.split(':')))
        if (from!.startsWith('.')) expect(existsSync(path.join(folder, from!)), `${name}: ${from}`).toBe(true)
        else expect(compose.volumes, name).toHaveProperty(from!)
      if (typeof build === 'object') expect(read('Dockerfile')).toContain(` AS ${build.target}\n`)
    }
  })
})

describe('deploy/kustomization.yaml', () => {
  it('has secrets, settings, volumes and images that are there', () => {
    const maps = new Set(kustomization.configMapGenerator.map(({ name }) => name))
    for (const { files } of kustomization.configMapGenerator)
      for (const file of files) expect(existsSync(path.join(folder, file)), file).toBe(true)
    for (const { spec } of workloads) {
      const { volumes = [], containers: own } = spec!.template!.spec
      for (const { configMap } of volumes) if (configMap) expect(maps).toContain(configMap.name)
      const there = [...volumes, ...(spec!.volumeClaimTemplates ?? []).map(({ metadata }) => metadata)]
      for (const { env = [], volumeMounts = [] } of own) {
        for (const { name } of volumeMounts) expect(there.map((volume) => volume.name)).toContain(name)
        for (const { valueFrom } of env)
          if (valueFrom?.secretKeyRef) expect(examples).toContain(valueFrom.secretKeyRef.key)
      }
    }
    const ours = containers.map(({ image }) => image).filter((image) => image.startsWith('power-years-'))
    expect(new Set(kustomization.images.map(({ name }) => name))).toEqual(new Set(ours))
  })

  it('sends each service to pods, and each set of pods by its service', () => {
    const services = manifests.filter(({ kind }) => kind === 'Service')
    const labels = workloads.map(({ spec }) => spec!.template!.metadata?.labels)
    for (const { spec } of services) expect(labels).toContainEqual(spec!.selector)
    for (const { kind, spec } of workloads)
      if (kind === 'StatefulSet') expect(services.map(({ metadata }) => metadata.name)).toContain(spec!.serviceName)
  })

  it('gives the sites what compose gives them, and no password but their own', () => {
    const given = containerOf('site').env!.map(({ name }) => name)
    expect(given.filter((name) => name !== 'SITE_DATABASE_PASSWORD').sort()).toEqual(
      Object.keys(compose.services['site-1']!.environment!).sort(),
    )
  })
})

it('HAProxy is told every address that its settings ask for, in both', () => {
  const asked = new Set([...read('haproxy/haproxy.cfg').matchAll(/"\$\{([A-Z0-9_]+)\}"/g)].map(([, name]) => name))
  expect(new Set(Object.keys(compose.services.haproxy!.environment!))).toEqual(asked)
  expect(new Set(containerOf('haproxy').env!.map(({ name }) => name))).toEqual(asked)
})

it('HAProxy waits as long for the head of a request as the site itself, which never sees one that does not end', () => {
  const [, site] = /^frontend site\n((?:  .*\n)+)/m.exec(read('haproxy/haproxy.cfg'))!
  expect(site).toContain('timeout http-request 15s')
})

it('the dashboard asks for measurements that the site takes', async () => {
  const taken = new Set(
    (await register.getMetricsAsJSON()).map(({ name }) => name).concat('power_years_database_connections'),
  )
  const asked = [...read('grafana/dashboards/power-years.json').matchAll(/power_years_[a-z_]+/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  )
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((name) => !taken.has(name))).toEqual([])
})
