import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from 'lexical'
import { expect, test } from 'vitest'
import { $createMention, MentionNode } from './MentionNode.ts'
import { $typedMention } from './typed-mention.ts'

/** The text of a note in which `written`, split after `cuts` characters, ends with a typed mention that is chosen. */
function chosenIn(written: string, cuts: number[], after = ''): string {
  const editor = createEditor({
    nodes: [MentionNode],
    onError: (error) => {
      throw error
    },
  })
  const choose = () => {
    const text = $createTextNode(written + after)
    $getRoot().clear().append($createParagraphNode().append(text))
    text.select(written.length, written.length)
    if (cuts.length > 0) text.splitText(...cuts)
    $typedMention()?.replace($createMention('u1', 'Ellen Brandt'))
  }
  editor.update(choose, { discrete: true })
  return editor.read(() => $getRoot().getTextContent())
}

test.each([
  ['not split by the plugin', 'Ask @ell', []],
  ['split where the query begins', 'Ask @ell', [4]],
  ['split a key behind, after the @', 'Ask @ell', [5]],
  ['split two keys behind', 'Ask @ell', [6]],
  ['split a key too early, after a deleted letter', 'Ask @ell', [3]],
])('all of a typed mention is replaced: %s', (_, written, cuts) => {
  expect(chosenIn(written, cuts)).toBe('Ask @Ellen Brandt')
})

test('a mention is typed at the start of a note, or in the middle of a text', () => {
  expect(chosenIn('@ell', [1])).toBe('@Ellen Brandt')
  expect(chosenIn('Ask @ell', [5, 8], ' about it')).toBe('Ask @Ellen Brandt about it')
})

test('an earlier @ is kept', () => {
  expect(chosenIn('To a@b.test and @ell', [17])).toBe('To a@b.test and @Ellen Brandt')
})

test('nothing is replaced where no @ is', () => {
  expect(chosenIn('Ask her', [])).toBe('Ask her')
})
