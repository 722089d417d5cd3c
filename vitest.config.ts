import { defineConfig } from 'vitest/config'

/** Every test but the journeys, which need the whole product running: `pnpm test` runs those after these. */
export default defineConfig({
  test: {
    projects: [
      'api',
      'dev',
      'mf-client-portal',
      'mf-contacts',
      'mf-deals',
      'mf-reports',
      'openapi',
      'remote-kit',
      'shell',
      'ui-kit',
    ],
    passWithNoTests: true,
  },
})
