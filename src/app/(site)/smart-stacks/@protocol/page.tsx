/** Rendered on /smart-stacks itself: navigating back to it closes the dialog. */
export default function Page() {
  return null
}
