import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#dev/workspace/root.ts'
import { checkVoice } from './voice.ts'

it('reports a planted word that the voice refuses', async () => {
  expect(await checkVoice(join(root, 'dev/planted'))).toEqual([
    'mf-reports/src/words/copy.ts:2: "could not be" is not how we talk. Say: couldn\'t',
    'docs/advice.md:3: "nobody" is not how we talk. Say: no one',
  ])
})
