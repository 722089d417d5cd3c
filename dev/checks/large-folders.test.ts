import { expect, it } from 'vitest'
import { largeFolders } from './large-folders.ts'

const filesIn = (folder: string, count: number) => Array.from({ length: count }, (_, i) => `${folder}/file-${i}.ts`)

it('reports a folder with more than 25 files, and what to do', () => {
  const files = [...filesIn('api/src/entities/deals', 26), ...filesIn('api/src/entities', 25), 'README.md']
  expect(largeFolders(files)).toEqual([
    expect.stringMatching(/^large-folder: api\/src\/entities\/deals holds 26 files, at most 25\n {4}Give .+\.$/),
  ])
})
