/** How the client is built and tested. */

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { packed } from './packed-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'
import { words } from './words-plugin.ts'

/** Where `npm run dev` finds a running server. */
const SERVER = process.env.SERENISSIMA_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), words(), serviceWorker(), packed()],
  build: {
    outDir: '../src/serenissima/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // Small images and fonts as data addresses would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    // Few files: a slow device spends longer on fetching forty small ones than on reading a little more than it needs.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules(?!\/uqr)|preload-helper|\/src\/(lib|art)\/|\/PosterArt\.svelte|\/parts\/(RunningGame|Segments|TableLine|PageHeader)\.svelte|\/pages\/(NotFound|table-preload)/,
            },
            // What a table needs only before its start is apart.
            {
              name: 'table',
              test: /\/src\/(parts\/(?!Lobby|Invitation|QrCode)|games\/(TextTables|FinalCount))/,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // The server accepts changes only from its own origin.
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
