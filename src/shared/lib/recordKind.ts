/** A kind of record that visitors keep in the vault; each room declares its own, once. */
export type RecordKind = {
  /** What the vault's rows carry. Rows are sealed with it: once used, it stays. */
  name: string
  /** The key of its records in the privacy dashboard and the export. */
  exportKey: string
  /** What one and several are called on the privacy page. */
  label: { one: string; many: string }
}
