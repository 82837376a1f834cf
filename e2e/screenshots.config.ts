import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** The pictures of README.md, taken from the running product. */
export default defineConfig({
  ...base,
  testDir: 'screenshots',
  testMatch: 'readme-pictures.ts',
  testIgnore: [],
  timeout: 120_000,
})
