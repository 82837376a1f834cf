import { fileURLToPath } from 'node:url'

/**
 * The browser gets Preact where the code says React: its types and most of its behaviour, in a tenth of its size
 * (record 0035). wouter brings a copy of a hook for a React that lacks it.
 */
export const preactForReact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat',
  react: fileURLToPath(new URL('react.js', import.meta.url)),
}
