import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// Fonts and pictures are compressed already.
const compressible = /\.(?:js|css|json|svg|txt|map)$/
// Below this (bytes) the headers of a compressed answer weigh more than it saves.
const worthwhile = 500

/**
 * Lays a Brotli and a gzip copy beside each script and style sheet of a build, so that nothing is compressed while
 * somebody waits. Runs once after a build.
 * @param {string} distDir the build, e.g. `/srv/power-years/.next`
 */
export async function compressStatics(distDir) {
  const folder = path.join(distDir, 'static')
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.length < worthwhile) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
