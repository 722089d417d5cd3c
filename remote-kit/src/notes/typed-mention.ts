import { $getSelection, $isRangeSelection, $isTextNode, type TextNode } from 'lexical'

/**
 * A text node of the @ before the caret and all that is typed after it, or null if there is none. The plugin passes one
 * too, but splits the text at the length of the query that it last rendered. To someone who types faster than the page
 * renders that is some keys behind: the @ stayed, or the space before it went. Call it inside the editor's `update`.
 */
export function $typedMention(): TextNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
  const typed = selection.anchor.getNode()
  if (!$isTextNode(typed)) return null
  const before = typed.getPreviousSibling()
  const isCutOff = !typed.getTextContent().includes('@') && $isTextNode(before) && before.isSimpleText()
  // The caret moves along.
  const whole = isCutOff ? before.mergeWithSibling(typed) : typed
  const { offset } = selection.anchor
  const start = whole.getTextContent().slice(0, offset).lastIndexOf('@')
  if (start < 0) return null
  return (start === 0 ? whole.splitText(offset)[0] : whole.splitText(start, offset)[1]) ?? null
}
