/** A text as places in it are compared: without capitals, and with one shape of quotation marks. As long as it was. */
export const withPlainQuotes = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').toLowerCase()
