import { expect, test } from 'vitest'
import { copy } from './copy.ts'

test.each([
  ['List price', 'Add list price'],
  ['MLS number', 'Add MLS number'],
])('an empty %s says %s', (label, words) => expect(copy.inlineEdit.add(label)).toBe(words))
