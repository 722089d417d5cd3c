import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as router from './router.ts'

const repository = join(import.meta.dirname, '../../..')
const IMPORT = /import \{([^}]*)\} from 'react-router(?:-dom)?'/g

test('every import from React Router is in the part that the shell shares', async () => {
  const missing: string[] = []
  let imports = 0
  for await (const file of glob(['{shell,ui-kit,mf-*}/src/**/*.{ts,tsx}'], { cwd: repository })) {
    if (/\.test\.tsx?$/.test(file)) continue
    for (const [, names = ''] of readFileSync(join(repository, file), 'utf8').matchAll(IMPORT)) {
      const values = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
      imports += values.length
      missing.push(
        ...values.filter((name) => !((name.split(' ')[0] ?? name) in router)).map((name) => `${file}: ${name}`),
      )
    }
  }
  expect(imports).toBeGreaterThan(10)
  expect(missing).toEqual([])
})
