/** Vite plugin: builds the service worker, with the list of files that it keeps. */

import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const SOURCE = fileURLToPath(new URL('src/service-worker/worker.ts', import.meta.url))
const NAME = 'service-worker.js'

/** What the first page needs besides assets. */
const PLAIN = ['/', '/theme.js', '/favicon.svg']

/** Modules whose chunks are needed without a connection: the words outside games, and the page that says what works. */
const OFFLINE = /^\0virtual:words\/\w+\/base$|\/pages\/Offline\.svelte$/

/**
 * Builds the service worker as one script at the root, so that it serves all pages. It contains the addresses of the
 * files to keep, and a version that changes with every build: that is how browsers notice a new one.
 */
export function serviceWorker(): Plugin {
  let folder = ''
  let version = ''
  let shell: string[] = []
  return {
    name: 'serenissima-service-worker',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).sort()
      const page = bundle['index.html']
      const content = page?.type === 'asset' ? String(page.source) : ''
      version = createHash('sha256').update(names.join('\n')).update(content).digest('hex').slice(0, 12)
      shell = [...PLAIN, ...[...neededFrom(bundle)].map((name) => `/${name}`)]
    },
    async writeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        define: { __VERSION__: JSON.stringify(version), __SHELL__: JSON.stringify(shell) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: NAME } },
        },
      })
    },
  }
}

/** The scripts and styles of the first page and of the page without a connection. */
function neededFrom(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>()
  const add = (name: string): void => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    chunk.viteMetadata?.importedCss.forEach((file) => found.add(file))
    chunk.imports.forEach(add)
  }
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type !== 'chunk') continue
    if (chunk.isEntry || chunk.moduleIds.some((id) => OFFLINE.test(id))) add(name)
  }
  return found
}
