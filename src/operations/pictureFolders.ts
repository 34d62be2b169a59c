import { lstat, rename, rm } from 'node:fs/promises'

const formerFolder = (folder: string) => `${folder}.before-restore`

/** Where the pictures of a backup wait for their place. */
export const stagedFolder = (folder: string): string => `${folder}.restoring`

export const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

/** Lets staged pictures and those that are there change places; where that was cut short, the rest of it. */
export async function swapPictures(folder: string): Promise<void> {
  const staged = stagedFolder(folder)
  if (!(await exists(staged))) return
  if (await exists(folder)) {
    await rm(formerFolder(folder), { recursive: true, force: true })
    await rename(folder, formerFolder(folder))
  }
  await rename(staged, folder)
}

/** The way back, from wherever it was cut short; the staged pictures stay, for by them the next one knows where it is. */
export async function takePicturesBack({
  folder,
  hadPictures,
}: {
  folder: string
  hadPictures: boolean
}): Promise<void> {
  if (!(await exists(stagedFolder(folder)))) await rename(folder, stagedFolder(folder))
  if (hadPictures && !(await exists(folder))) await rename(formerFolder(folder), folder)
}
