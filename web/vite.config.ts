import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { finishBuild } from './build/finish-build.ts'
import { oldestBrowser } from './build/oldest-browser.ts'
import { preactForReact } from './build/preact-for-react.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), finishBuild()],
  resolve: { alias: preactForReact },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: oldestBrowser,
    // The Content-Security-Policy allows no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // The entry carries the names of all files: as bare hashes they take half the room.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
      // The entry brings a few bundles of texts itself, which load-messages.ts finds all the same.
      checks: { ineffectiveDynamicImport: false },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/images': 'http://127.0.0.1:3000' } },
})
