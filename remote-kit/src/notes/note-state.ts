/** Converts notes between the API and the editor. Call these inside the editor's `read` and `update`. */
import { $createListItemNode, $createListNode, $isListItemNode, $isListNode, type ListNode } from '@lexical/list'
import { $createHeadingNode, $isHeadingNode } from '@lexical/rich-text'
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical'
import type { NoteBlock, NoteBody, NoteInline, NoteMark } from 'openapi'
import { copy } from './copy.ts'
import { $createMention, $isMention } from './MentionNode.ts'

const MARKS: readonly (readonly [NoteMark, 'bold' | 'italic' | 'strikethrough'])[] = [
  ['bold', 'bold'],
  ['italic', 'italic'],
  ['strike', 'strikethrough'],
]

/** The editor's content as a note; empty if there is no text. */
export function $readBody(): NoteBody {
  const blocks = $getRoot().getChildren().flatMap($blocksOf)
  const isSaid = ({ content }: NoteBlock) => content.some((part) => part.type !== 'break')
  const last = blocks.findLastIndex(isSaid)
  const first = blocks.findIndex(isSaid)
  return first < 0 ? [] : blocks.slice(first, last + 1)
}

function $blocksOf(node: LexicalNode): NoteBlock[] {
  if ($isListNode(node)) return $itemsOf(node)
  if (!$isElementNode(node)) return []
  return [{ type: $isHeadingNode(node) ? 'heading' : 'paragraph', content: $inlinesOf(node) }]
}

/** Nested lists are flattened. */
function $itemsOf(list: ListNode): NoteBlock[] {
  const type = list.getListType() === 'number' ? 'number' : 'bullet'
  return list.getChildren().flatMap((item): NoteBlock[] => {
    if (!$isListItemNode(item)) return []
    const nested = item.getChildren().filter($isListNode)
    const content = $inlinesOf(item)
    return [...(content.length > 0 ? [{ type, content } as const] : []), ...nested.flatMap($itemsOf)]
  })
}

const $inlinesOf = (block: ElementNode): NoteInline[] =>
  block.getChildren().flatMap((node): NoteInline[] => {
    if ($isMention(node)) return [{ type: 'mention', user: node.__user }]
    if ($isLineBreakNode(node)) return [{ type: 'break' }]
    if (!$isTextNode(node) || node.getTextContent() === '') return []
    const marks = MARKS.filter(([, format]) => node.hasFormat(format)).map(([mark]) => mark)
    return [{ type: 'text', text: node.getTextContent(), ...(marks.length > 0 && { marks }) }]
  })

/** Loads a note into the editor. `nameOf` gives the names of users. */
export function $writeBody(body: NoteBody, nameOf: (user: string) => string): void {
  const root = $getRoot().clear()
  let list: ListNode | null = null
  for (const { type, content } of body) {
    const inlines = content.map((part) => $nodeOf(part, nameOf))
    if (type === 'bullet' || type === 'number') {
      if (list?.getListType() !== type) {
        list = $createListNode(type)
        root.append(list)
      }
      list.append($createListItemNode().append(...inlines))
      continue
    }
    list = null
    root.append((type === 'heading' ? $createHeadingNode('h3') : $createParagraphNode()).append(...inlines))
  }
}

function $nodeOf(part: NoteInline, nameOf: (user: string) => string): LexicalNode {
  if (part.type === 'mention') return $createMention(part.user, nameOf(part.user) || copy.$nodeOf.formerMember)
  if (part.type === 'break') return $createLineBreakNode()
  const node = $createTextNode(part.text)
  for (const [mark, format] of MARKS) if (part.marks?.includes(mark)) node.toggleFormat(format)
  return node
}
