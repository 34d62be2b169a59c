import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { startChild } from '../../src/operations/childProcess'
import { findFreePort } from '../../src/operations/ports'
import { onShutdown } from '../../src/operations/shutdown'

/**
 * Starts nginx with one worker that serves one page, compressed beforehand: what a server for files alone can do.
 * @returns the page's address; undefined where there is no nginx
 */
export async function startNginx(page: string): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'power-years-nginx-'))
  const remove = onShutdown(() => rmSync(folder, { recursive: true, force: true }))
  const port = await findFreePort()
  mkdirSync(join(folder, 'www'))
  writeFileSync(join(folder, 'www', 'page.html'), page)
  writeFileSync(join(folder, 'www', 'page.html.gz'), gzipSync(page))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 512; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; gzip_static on; default_type text/html;
       open_file_cache max=10; ${temporary.join(' ')}
       server { listen 127.0.0.1:${port}; root ${folder}/www; }
     }`,
  )
  // As root its worker would otherwise be another user, who may not read the folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const { ended, stop } = startChild(
    'nginx',
    ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), ...user],
    {
      buffer: false,
      onOutput: () => {},
    },
  )
  const url = `http://127.0.0.1:${port}/page.html`
  let isOver = false
  void ended.catch(() => undefined).then(() => (isOver = true))
  while (!isOver) {
    if ((await fetch(url).catch(() => undefined))?.ok)
      return {
        url,
        stop: async () => {
          await stop()
          await remove()
        },
      }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await remove()
  return undefined
}
