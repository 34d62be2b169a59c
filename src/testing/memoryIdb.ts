/** As much of `idb` as the site uses, in memory: `vi.mock('idb', () => import('@/testing/memoryIdb'))`. */

type Store = Map<unknown, unknown>

let databases = new Map<string, Map<string, Store>>()
let full = false

/** Forgets everything, as Safari does after seven days without a visit. */
export function emptyDatabases(): void {
  databases = new Map()
  full = false
}

/** From now on there is no room for anything more. */
export function fillDatabases(): void {
  full = true
}

const idOf = (value: unknown) => (value as { id?: number }).id

/** The part of `idb` that the site uses, in memory. */
export async function openDB(name: string) {
  let ids = 0
  const storeOf = (store: string): Store => {
    const stores = databases.get(name) ?? new Map<string, Store>()
    databases.set(name, stores)
    const found = stores.get(store) ?? new Map<unknown, unknown>()
    stores.set(store, found)
    return found
  }
  const put = async (store: string, value: unknown, key?: unknown) => {
    if (full) throw new DOMException('No room', 'QuotaExceededError')
    storeOf(store).set(key ?? idOf(value), value)
  }
  return {
    get: async (store: string, key: unknown) => storeOf(store).get(key),
    getAll: async (store: string) => [...storeOf(store).values()],
    put,
    add: (store: string, value: object) => put(store, { ...value, id: (ids = Math.max(ids, storeOf(store).size) + 1) }),
    delete: async (store: string, key: unknown) => void storeOf(store).delete(key),
    clear: async (store: string) => storeOf(store).clear(),
    close: () => {},
    transaction: (store: string) => ({
      store: {
        put: (value: unknown, key: unknown) => put(store, value, key),
        delete: (key: unknown) => storeOf(store).delete(key),
      },
      done: Promise.resolve(),
    }),
  }
}
