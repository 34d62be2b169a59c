// Makes the fonts that every page loads anew: after an update of the fonts, or of lib/fontSubsets.ts.
//   npx tsx scripts/subset-fonts.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { FONTS_FOLDER, fontSubsets, italicSubset } from '../src/operations/fontSubsets'

for (const { name, licence, makeFile, everyday, rest } of fontSubsets()) {
  const file = await makeFile()
  writeFileSync(join(FONTS_FOLDER, `${name}.woff2`), file)
  writeFileSync(join(FONTS_FOLDER, `${name}.LICENSE.txt`), licence)
  console.log(
    `✓ ${name}: ${file.length} bytes. In fonts.ts belong\n  ${everyday}\n  and, of the whole font,\n  ${rest}`,
  )
}

writeFileSync(join(FONTS_FOLDER, `${italicSubset.name}.woff2`), await italicSubset.makeFile())
