import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#dev/workspace/root.ts'
import { sourceFolders } from '#dev/workspace/source-folders.ts'
import { checkBoundaries } from './boundaries.ts'

const planted = join(root, 'dev/planted')

describe('boundary check', () => {
  it('sees a planted violation of every rule', async () => {
    const folders = ['api', 'mf-contacts', 'mf-deals', 'mf-reports', 'remote-kit', 'shell', 'ui-kit']
    const { violations } = await checkBoundaries(folders, planted)
    const found = violations
      .map((violation) => violation.split('\n', 1).join(''))
      // The planted tree has no packages of its own, so unresolved package names do not matter.
      .filter((violation) => !violation.startsWith('resolvable') || violation.includes('./nowhere.ts'))
      .toSorted((a, b) => (a < b ? -1 : 1))
    expect(found).toEqual([
      'entities-below-processes: api/src/entities/contacts/from-process.ts → api/src/processes/undo/undo.command.ts',
      'entities-meet-by-suffix: api/src/entities/labels/from-command.ts → api/src/entities/deals/close-deal.command.ts',
      'federation-stands-alone: shell/src/federation/from-frame.ts → shell/src/frame/frame.ts',
      'frame-knows-no-page: shell/src/frame/from-page.ts → shell/src/pages/login/login-page.ts',
      'mongoose-values-only-in-models: api/src/entities/contacts/contacts.routes.ts → mongoose',
      'no-api-to-web: api/src/entities/contacts/from-web.ts → shell/src/session.ts',
      'no-cycles: ui-kit/src/cycle-a.ts → ui-kit/src/cycle-b.ts',
      'no-cycles: ui-kit/src/typed-a.ts → ui-kit/src/typed-b.ts',
      'no-folder-cycles: api/src/processes/audit → api/src/processes/undo → api/src/processes/audit',
      'no-kit-to-feature: remote-kit/src/from-feature.ts → shell/src/session.ts',
      'no-remote-to-remote: mf-deals/src/from-remote.ts → mf-contacts/src/page.ts',
      'no-remote-to-shell: mf-deals/src/from-shell.ts → shell/src/session.ts',
      'no-source-to-test: api/src/entities/deals/from-test.ts → api/test/factories/deals.ts',
      'no-source-to-test: mf-contacts/src/from-sample.ts → mf-contacts/src/test/sample-contacts.ts',
      'no-source-to-test: mf-reports/src/from-testing.ts → remote-kit/src/testing/testing.ts',
      'no-web-to-api: mf-deals/src/from-api.ts → api/src/entities/deals/deal.model.ts',
      'openapi-fetch-only-in-remote-kit: mf-reports/src/own-client.ts → openapi-fetch',
      'pages-stand-apart: mf-deals/src/pages/home/from-page.ts → mf-deals/src/pages/deal/deal-page.ts',
      'parts-know-no-page: mf-deals/src/parts/from-page.ts → mf-deals/src/pages/deal/deal-page.ts',
      'platform-knows-no-entity: api/src/platform/http/from-entity.ts → api/src/entities/deals/deal.model.ts',
      'queries-only-read: api/src/entities/deals/find-deal.query.ts → api/src/entities/deals/close-deal.command.ts',
      'resolvable: ui-kit/src/lost.ts → ./nowhere.ts',
      'routes-are-mounted-once: api/src/processes/home/from-routes.ts → api/src/entities/deals/deals.routes.ts',
      'rules-are-pure: api/src/rules/scheduling/from-platform.ts → api/src/platform/http/errors.ts',
      'rules-do-no-io: api/src/rules/scheduling/reads-file.ts → fs',
    ])
  })

  it('explains each violation and what to do instead', async () => {
    const { violations } = await checkBoundaries(['api', 'ui-kit'], planted)
    for (const violation of violations)
      expect(violation).toMatch(/^[a-z-]+: .+\n(?: {4}.+ imports .+\n)* {4}[A-Za-z].+\.$/)
  })

  it('reads the whole workspace', async () => {
    const { modules } = await checkBoundaries(sourceFolders)
    expect(modules).toBeGreaterThan(100)
  })
})
