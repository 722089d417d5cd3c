import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#dev/workspace/root.ts'
import { checkVoice } from './voice.ts'

it('reports planted words that the voice refuses: in copy, in a page, in a comment and in the name of a file', async () => {
  expect(await checkVoice(join(root, 'dev/planted'))).toEqual([
    'mf-reports/src/words/copy.ts:2: "could not be" is not how we talk. Say: couldn\'t',
    'docs/advice.md:3: "nobody" is not how we talk. Say: no one',
    'mf-reports/src/words/normalise.ts:1: "malise" is not how we talk. Say: -aliz…',
    'mf-reports/src/words/normalise.ts:1: "nobody" is not how we talk. Say: no one',
  ])
})
