import { expect, it } from 'vitest'
import { stepWords } from './step-words.ts'

it('reads the fields of a subject as words', () => {
  const subject = 'Still looking, {{first_name|friend}}? {{ agent_name }}'
  expect(stepWords({ id: 's1', kind: 'email', subject, body: '' }, () => undefined)).toContain(
    'Still looking, [first name]? [agent name]',
  )
})
