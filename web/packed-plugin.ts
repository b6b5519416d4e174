/** Vite plugin: writes a gzip and a Brotli copy of each file of the client, so that the server need not compress. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below this many bytes packing gains nothing. */
const LEAST = 400

/** Lays a packed form beside each text file of the build, so that the server never has to pack while people wait. */
export function packed(): Plugin {
  let folder = ''
  return {
    name: 'serenissima-packed',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!/\.(js|css|html|svg)$/.test(path)) continue
        const content = readFileSync(join(folder, path))
        if (content.length < LEAST) continue
        writeFileSync(join(folder, `${path}.gz`), gzipSync(content, { level: 9 }))
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        writeFileSync(join(folder, `${path}.br`), brotliCompressSync(content, { params: quality }))
      }
    },
  }
}
