/** In the form in place of a field that only the list shows. */
export const ShownInList = () => null
