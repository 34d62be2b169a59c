import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { getTableName } from '@payloadcms/db-postgres/drizzle'
import type { PgTableWithColumns } from '@payloadcms/db-postgres/drizzle/pg-core'
import type {
  CollectionConfig,
  Config,
  Endpoint,
  GlobalConfig,
  PayloadRequest,
  Plugin,
  SanitizedConfig,
  TaskConfig,
} from 'payload'

import type { SealableRecords } from '@/shared/lib/ownRecords'
import type { RecordKind } from '@/shared/lib/recordKind'
import type { slugs } from '@/slugs'

import { limitAnonymousReads, limitAnonymousReadsOfGlobal } from './anonymousReads'

type Slug = (typeof slugs)[keyof typeof slugs]
type Hooks = Pick<NonNullable<CollectionConfig['hooks']>, 'beforeDelete'>
// Columns differ from table to table; queries import a table by name.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Table = PgTableWithColumns<any>

/** `renewed` counts entries that got words of this release; `kept` names those where an editor's words stay instead. */
export type ReleaseReport = { renewed: number; kept: string[] }

/** Numbers of documents that were created, and that existed and were left unchanged. */
export type SeedReport = { made: number; left: number } & Partial<ReleaseReport>

/**
 * `fill` adds what is missing; `release` brings what is there to the words of this release, where no editor changed them,
 * and adds what no release had before.
 */
export type SeedMode = 'fill' | 'release'

/** Starter content of a room. All seeds run in one transaction, which `req` carries. */
export type Seed = {
  run: (req: PayloadRequest, mode: SeedMode) => Promise<SeedReport>
  /** Collections that this seed refers to; their seeds run before. */
  after?: Slug[]
  /** For a seed that only fills what is empty: a release leaves it alone. */
  fillsOnly?: true
}

/** The reports of several seeds as one. */
export const sumReports = (reports: readonly SeedReport[]): Required<SeedReport> => ({
  made: reports.reduce((sum, { made }) => sum + made, 0),
  left: reports.reduce((sum, { left }) => sum + left, 0),
  renewed: reports.reduce((sum, { renewed = 0 }) => sum + renewed, 0),
  kept: reports.flatMap(({ kept = [] }) => kept),
})

/** The CMS half of a room. */
export type Room = {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  endpoints?: Endpoint[]
  /** Drizzle tables beside Payload's own, for data that is not content. */
  tables?: Table[]
  // Payload's own type for tasks of any input.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  tasks?: TaskConfig<any>[]
  seed?: Seed
  /** The records that visitors keep through this room's endpoints, sealed in the vault. */
  ownRecords?: SealableRecords[]
  /** Further kinds of records that this room's endpoints store there. */
  recordKinds?: RecordKind[]
  /** The rate limit key of a visitor, besides the network; null for unidentified requests. */
  rateLimitKey?: (req: PayloadRequest) => string | null
  /** Hooks prepended to those of another room's collection. */
  hooksOn?: Partial<Record<Slug, Hooks>>
  adminComponents?: Pick<
    NonNullable<NonNullable<Config['admin']>['components']>,
    'beforeDashboard' | 'graphics' | 'providers' | 'views'
  >
}

/** What the rooms declare in `config.custom`, for the adapter, the seeds and the vault. */
type RoomData = {
  tables: Table[]
  seeds: (Seed & { collections: string[] })[]
  hooksOn: NonNullable<Room['hooksOn']>[]
  ownRecords: SealableRecords[]
  recordKinds: RecordKind[]
  rateLimitKey?: Room['rateLimitKey']
}

/** What the rooms of a config declare beside Payload's own options. */
export const roomData = ({ custom }: Config | SanitizedConfig): RoomData => ({
  tables: [],
  seeds: [],
  hooksOn: [],
  ownRecords: [],
  recordKinds: [],
  ...(custom?.rooms as Partial<RoomData> | undefined),
})

function withHooks(collection: CollectionConfig, hooksOn: RoomData['hooksOn']): CollectionConfig {
  const beforeDelete = hooksOn.flatMap((hooks) => hooks[collection.slug as Slug]?.beforeDelete ?? [])
  if (beforeDelete.length === 0) return collection
  const own = collection.hooks?.beforeDelete ?? []
  return { ...collection, hooks: { ...collection.hooks, beforeDelete: [...beforeDelete, ...own] } }
}

/** Creates the Payload plugin of a room (decision 019). The order of the plugins is the order in the admin panel. */
export const defineRoom =
  (room: Room): Plugin =>
  (config) => {
    const before = roomData(config)
    const collections = room.collections ?? []
    const own = room.hooksOn ? [room.hooksOn] : []
    const data: RoomData = {
      tables: [...before.tables, ...(room.tables ?? [])],
      seeds: [
        ...before.seeds,
        ...(room.seed ? [{ ...room.seed, collections: collections.map(({ slug }) => slug) }] : []),
      ],
      hooksOn: [...before.hooksOn, ...own],
      ownRecords: [...before.ownRecords, ...(room.ownRecords ?? [])],
      recordKinds: [
        ...before.recordKinds,
        ...(room.ownRecords ?? []).map(({ kind }) => kind),
        ...(room.recordKinds ?? []),
      ],
      rateLimitKey: room.rateLimitKey ?? before.rateLimitKey,
    }
    const { components } = config.admin ?? {}
    return {
      ...config,
      collections: [
        ...(config.collections ?? []).map((collection) => withHooks(collection, own)),
        ...collections.map((collection) => withHooks(limitAnonymousReads(collection), data.hooksOn)),
      ],
      globals: [...(config.globals ?? []), ...(room.globals ?? []).map(limitAnonymousReadsOfGlobal)],
      endpoints: [...(config.endpoints ?? []), ...(room.endpoints ?? [])],
      jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), ...(room.tasks ?? [])] },
      admin: {
        ...config.admin,
        components: {
          ...components,
          ...room.adminComponents,
          views: { ...components?.views, ...room.adminComponents?.views },
          beforeDashboard: [...(components?.beforeDashboard ?? []), ...(room.adminComponents?.beforeDashboard ?? [])],
        },
      },
      custom: { ...config.custom, rooms: data },
    }
  }

/** Adds the tables of all rooms to the schema, for the adapter's `beforeSchemaInit`. */
export const addRoomTables: NonNullable<PostgresAdapterArgs['beforeSchemaInit']>[number] = ({ adapter, schema }) => ({
  ...schema,
  tables: {
    ...schema.tables,
    ...Object.fromEntries(
      roomData(adapter.payload.config).tables.map((table) => [getTableName(table), table] as const),
    ),
  },
})
