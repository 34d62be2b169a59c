/** What stands in a comparison of versions for a field that no form shows. */
export const NoDifference = () => null
