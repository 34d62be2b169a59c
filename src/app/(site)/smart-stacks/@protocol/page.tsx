/** The grid alone: coming back to it closes what was open over it. */
export default function Page() {
  return null
}
