import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { finishBuild } from './build/finish-build.ts'

// Shared by the dashboards and by screens with dialogs and forms; most screens do not need it.
const usedBySome = [
  /src\/ui\/(sheet\/|chart\/(bar-|lazy-bar-|score-bars)|layout\/(scroll-box|section-card|stat-card))/,
  /src\/ui\/input\/(radio-choices|search-box|select-field|text-area)/,
  /src\/ui\/feedback\/(failed-note|use-focus-after-removal|use-announce-later)/,
  /src\/(dashboard\/|features\/(student|teaching|institute)\/|platform\/forms\/)/,
  /(infiniteQueryObserver|useInfiniteQuery)\./,
]
// Modules that are only used together are one file; each may need those before it.
const together = [
  {
    name: 'fields',
    test: /(mutationObserver|useMutation|src\/(platform\/api\/use-change|ui\/input\/(labelled|input-box|select-field)))\./,
  },
  {
    name: 'forms',
    test: /src\/(platform\/forms\/(use-form|form-errors)|ui\/(input\/(field|form|submit-button)|feedback\/alert))\./,
  },
]
const isUsedBySome = (id: string): boolean =>
  usedBySome.some((group) => group.test(id)) || together.some(({ test }) => test.test(id))
const usedByMost =
  (group: RegExp) =>
  (id: string): boolean =>
    group.test(id) && !isUsedBySome(id)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), finishBuild()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // The oldest browser that we serve; src/tsconfig.json rejects methods and interfaces that it lacks.
    target: 'chrome109',
    // The Content-Security-Policy allows no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Fewer, larger files: what most screens share is fetched together and compresses better.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\// },
            { name: 'query', test: usedByMost(/@tanstack/), minShareCount: 4 },
            {
              name: 'kit',
              test: usedByMost(/src\/(ui|platform|attempts|vocabulary|features\/.*\.api)|lucide-react/),
              minShareCount: 5,
            },
            ...together,
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/images': 'http://127.0.0.1:3000' } },
})
