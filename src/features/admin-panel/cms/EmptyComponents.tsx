/** Payload's `Diff` component of hidden fields: renders nothing in a comparison of versions. */
export const HiddenDifference = () => null

/** In the place of Payload’s button: the words of a page cannot be taken off the site. */
export const NoUnpublishButton = (): null => null
