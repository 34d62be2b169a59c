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

import type { RecordKind } from '@/shared/lib/recordKind'
import type { slugs } from '@/slugs'

import { limitAnonymousReads } from './limitAnonymousReads'

type Slug = (typeof slugs)[keyof typeof slugs]
type Hooks = Pick<NonNullable<CollectionConfig['hooks']>, 'beforeDelete'>
// Columns differ from table to table; whoever queries one imports it by name.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Table = PgTableWithColumns<any>

/** How many documents a seed made, and how many it found and left as they were. */
export type SeedReport = { made: number; left: number }

/** Starter content of a room. Runs in one transaction with all others: `req` carries it. */
export type Seed = {
  run: (req: PayloadRequest) => Promise<SeedReport>
  /** Collections whose starter content this one refers to; they are seeded before. */
  after?: Slug[]
}

/** The CMS half of a room. */
export type Room = {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  endpoints?: Endpoint[]
  /** Tables beside Payload's own, for what is no content. */
  tables?: Table[]
  // Payload's own type for tasks of any input.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  tasks?: TaskConfig<any>[]
  seed?: Seed
  /** What visitors keep in the vault by this room's calls. */
  recordKinds?: RecordKind[]
  /** Tells apart whom calls are counted for, besides their network; null for a call of nobody known. */
  rateLimitKey?: (req: PayloadRequest) => string | null
  /** Hooks put before those of a collection that another room has. */
  hooksOn?: Partial<Record<Slug, Hooks>>
  adminComponents?: Pick<NonNullable<NonNullable<Config['admin']>['components']>, 'beforeDashboard' | 'graphics'>
}

/** What rooms leave in `config.custom` for the adapter, seeding and the vault. */
type RoomData = {
  tables: Table[]
  seeds: (Seed & { collections: string[] })[]
  hooksOn: NonNullable<Room['hooksOn']>[]
  recordKinds: RecordKind[]
  rateLimitKey?: Room['rateLimitKey']
}

/** What the rooms of a config have declared beside Payload's own options. */
export const roomData = ({ custom }: Config | SanitizedConfig): RoomData => ({
  tables: [],
  seeds: [],
  hooksOn: [],
  recordKinds: [],
  ...(custom?.rooms as Partial<RoomData> | undefined),
})

function withHooks(collection: CollectionConfig, hooksOn: RoomData['hooksOn']): CollectionConfig {
  const beforeDelete = hooksOn.flatMap((hooks) => hooks[collection.slug as Slug]?.beforeDelete ?? [])
  if (beforeDelete.length === 0) return collection
  const own = collection.hooks?.beforeDelete ?? []
  return { ...collection, hooks: { ...collection.hooks, beforeDelete: [...beforeDelete, ...own] } }
}

/** The Payload plugin that adds a room to the CMS (decision 019). Rooms stand in the admin panel as they are listed. */
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
      recordKinds: [...before.recordKinds, ...(room.recordKinds ?? [])],
      rateLimitKey: room.rateLimitKey ?? before.rateLimitKey,
    }
    const { components } = config.admin ?? {}
    return {
      ...config,
      collections: [
        ...(config.collections ?? []).map((collection) => withHooks(collection, own)),
        ...collections.map((collection) => withHooks(limitAnonymousReads(collection), data.hooksOn)),
      ],
      globals: [...(config.globals ?? []), ...(room.globals ?? [])],
      endpoints: [...(config.endpoints ?? []), ...(room.endpoints ?? [])],
      jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), ...(room.tasks ?? [])] },
      admin: {
        ...config.admin,
        components: {
          ...components,
          ...room.adminComponents,
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
