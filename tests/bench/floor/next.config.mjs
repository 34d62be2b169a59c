import path from 'node:path'

// Built in a temporary folder with a link to the packages, and both must lie below the root; nothing else is configured.
const config = { turbopack: { root: path.parse(import.meta.dirname).root } }

export default config
