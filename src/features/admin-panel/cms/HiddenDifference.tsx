/** Payload's `Diff` component of hidden fields: renders nothing in a comparison of versions. */
export const HiddenDifference = () => null
