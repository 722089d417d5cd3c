import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#dev/workspace/root.ts'
import { checkCitations } from './citations.ts'

it('reports every planted broken citation and link, and says what to write', async () => {
  expect(await checkCitations(join(root, 'dev/planted'))).toEqual([
    'docs/specification.md:5: docs/missing.md does not exist. Write the path of a page that does',
    'docs/specification.md:5: docs/specification.md has no #the-second-section. Write one of: #specification #1-the-only-section',
    'docs/specification.md:6: gone.ts does not exist. Write where the file is now, or say it without the file',
    'mf-reports/src/cites.ts:11: SPEC.md is not in this repository. Write docs/specification.md §n',
    'mf-reports/src/cites.ts:11: DOMAIN is not in this repository. Write docs/domain.md#heading',
    'mf-reports/src/cites.ts:3: docs/specification.md has no §2. Write one of: §1',
    'mf-reports/src/cites.ts:5: docs/domain.md has no #due-days. Write one of: #domain #due-dates',
    'mf-reports/src/cites.ts:7: docs/domain.md is long. Name the place in it, on the same line: #domain #due-dates',
    'mf-reports/src/cites.ts:9: docs/decisions/lost.md does not exist. Write the path of a page that does',
    'openapi/cites.yaml:1: DESIGN.md is not in this repository. Write docs/architecture.md#heading',
  ])
})
