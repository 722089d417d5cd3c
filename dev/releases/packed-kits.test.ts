import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packedKits } from './packed-kits.ts'

test('packed kits are found beside files that are someone else’s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kits-'))
  const names = ['protracker-ui-kit-0.1.0.tgz', 'protracker-openapi-0.0.9.tgz', 'protracker-notes.tgz', 'taxes.pdf']
  for (const name of names) writeFileSync(join(folder, name), '')
  expect(packedKits(folder).toSorted()).toEqual([join(folder, names[1] ?? ''), join(folder, names[0] ?? '')])
})
