/** How mammoth opens a document, without types of its own, as far as it is used. */
declare module 'mammoth/lib/zipfile.js' {
  export type ZipFile = {
    exists: (name: string) => boolean
    read: (name: string, encoding: 'utf-8') => Promise<string>
  }
  export function openArrayBuffer(file: Buffer): Promise<ZipFile>
}
