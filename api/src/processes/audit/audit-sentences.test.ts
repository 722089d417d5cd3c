import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { auditSentence } from './audit-sentences.ts'

const SOURCES = join(import.meta.dirname, '../..')

/** The operations that the sources write into events, each with the entities of plans that have their own sentences. */
const ops = new Set(
  globSync('**/*.command.ts', { cwd: SOURCES })
    .concat(globSync('**/*.routes.ts', { cwd: SOURCES }))
    .flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\bop: (?:[^'\n]*\? )?'([a-z_]+)'/g)])
    .map(([, op = '']) => op),
)

it('finds the operations', () => {
  expect(ops.size).toBeGreaterThan(40)
})

it.each([...ops])('says %s in English', (op) => {
  const names = { name: 'A', members: ['Ann Lee'] }
  const entities = ['deal', 'user', 'team', 'access_token', 'plan_enrollment', 'email_block']
  const sentences = entities.map((entity) => auditSentence({ op, entity, diff: [] }, names))
  // Spelled out, it begins with the operation: "begin undo the import".
  const isSaid = sentences.some((sentence) => !sentence.startsWith(`${op.replaceAll('_', ' ')} `))
  expect(isSaid, sentences.join(', ')).toBe(true)
})

it.each([
  ['create', 'chose a file for the import “people.csv”'],
  ['start', 'started the import “people.csv”'],
  ['finish', 'finished the import “people.csv”'],
  ['fail', 'couldn’t finish the import “people.csv”'],
  ['cancel', 'canceled the import “people.csv”'],
  ['begin_undo', 'started to undo the import “people.csv”'],
  ['undo', 'undid the import “people.csv”'],
])('an import: %s', (op, sentence) => {
  expect(auditSentence({ op, entity: 'import', diff: [] }, { name: 'people.csv', members: [] })).toBe(sentence)
})
