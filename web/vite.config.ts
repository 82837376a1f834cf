import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { finishBuild } from './build/finish-build.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), finishBuild()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'chrome109',
    // The Content-Security-Policy knows no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Fewer, fuller files: what most screens share travels together and compresses better.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\// },
            { name: 'query', test: /@tanstack/, minShareCount: 4 },
            { name: 'kit', test: /src\/(ui|platform|features\/.*\.api)|lucide-react/, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
