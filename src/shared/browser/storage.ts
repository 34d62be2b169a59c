import * as z from 'zod/mini'

/** Every key this site keeps in a browser's local storage, with the shape of its value. */
const shapes = {
  /** Chosen theme; absent follows the system. Written by next-themes as plain text. */
  'power-years-theme': z.enum(['light', 'dark']),
  /** Reading by module slug: seconds read, whether marked complete, and when it was last open (ms since epoch). */
  'power-years-reading': z.record(
    z.string(),
    z.object({ seconds: z.number(), completed: z.boolean(), at: z.number() }),
  ),
} as const

export type StorageKey = keyof typeof shapes
export type Stored<Key extends StorageKey> = z.infer<(typeof shapes)[Key]>

/** The theme's key, for next-themes, which reads and writes it by itself. */
export const themeKey = 'power-years-theme' satisfies StorageKey

/** What is kept under a key; null when there is nothing, when it does not fit, or when storage is switched off. */
export function readStored<Key extends StorageKey>(key: Key): Stored<Key> | null {
  try {
    const result = shapes[key].safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return result.success ? (result.data as Stored<Key>) : null
  } catch {
    return null
  }
}

/** Keeps a value; answers false when the browser would not (storage full or switched off). */
export function writeStored<Key extends StorageKey>(key: Key, value: Stored<Key>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
