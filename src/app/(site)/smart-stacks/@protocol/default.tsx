/** An address opened by itself shows its page, and nothing over it. */
export default function Default() {
  return null
}
