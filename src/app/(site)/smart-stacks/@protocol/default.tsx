/** Rendered on a hard navigation: no dialog. */
export default function Default() {
  return null
}
