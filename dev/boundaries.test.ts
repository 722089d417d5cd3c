import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkBoundaries, sourceFolders } from './boundaries.ts'

const planted = join(import.meta.dirname, 'planted')

describe('boundary check', () => {
  it('sees a planted violation of every rule', async () => {
    const folders = ['api', 'mf-contacts', 'mf-deals', 'mf-reports', 'remote-kit', 'shell', 'ui-kit']
    const { violations } = await checkBoundaries(folders, planted)
    const found = violations
      .map((violation) => violation.split('\n', 1).join(''))
      // The planted tree has no packages of its own; which of them the root happens to have does not matter.
      .filter((violation) => !violation.startsWith('resolvable') || violation.includes('./nowhere.ts'))
      .toSorted((a, b) => (a < b ? -1 : 1))
    expect(found).toEqual([
      'http-knows-no-slice: api/src/http/from-slice.ts → api/src/deals/deal.model.ts',
      'mongoose-values-only-in-models: api/src/contacts/contacts.routes.ts → mongoose',
      'no-api-to-web: api/src/contacts/from-web.ts → shell/src/session.ts',
      'no-cycles: ui-kit/src/cycle-a.ts → ui-kit/src/cycle-b.ts',
      'no-kit-to-feature: remote-kit/src/from-feature.ts → shell/src/session.ts',
      'no-remote-to-remote: mf-deals/src/from-remote.ts → mf-contacts/src/page.ts',
      'no-remote-to-shell: mf-deals/src/from-shell.ts → shell/src/session.ts',
      'no-source-to-test: api/src/deals/from-test.ts → api/test/factories/deals.ts',
      'no-web-to-api: mf-deals/src/from-api.ts → api/src/deals/deal.model.ts',
      'openapi-fetch-only-in-remote-kit: mf-reports/src/own-client.ts → openapi-fetch',
      'resolvable: ui-kit/src/lost.ts → ./nowhere.ts',
      'slice-to-slice-by-suffix: api/src/deals/deals.routes.ts → api/src/contacts/contacts.routes.ts',
    ])
  })

  it('reads the whole workspace', async () => {
    const { modules } = await checkBoundaries(sourceFolders)
    expect(modules).toBeGreaterThan(100)
  })
})
