import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#dev/workspace/root.ts'
import { checkDecisions } from './decisions.ts'

it('reports a planted decision without a date, and one that is missing in the index', () => {
  expect(checkDecisions(join(root, 'dev/planted'))).toEqual([
    'docs/decisions/listed.md:3: has no date and status. Write "**Date:** YYYY-MM-DD. **Status:** accepted." or "superseded by [title](file.md)."',
    'docs/decisions/README.md: lacks a decision. Write "- [Unlisted](unlisted.md)"',
  ])
})
