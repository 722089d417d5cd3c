import { mergeClasses } from '@fluentui/react-components'
import type { NoteBlock, NoteBody, NoteInline } from 'openapi'
import type { ReactNode } from 'react'
import { copy } from './copy.ts'
import { useNoteTextStyles } from './NoteText.styles.ts'

export interface NoteTextProps {
  body: NoteBody
  /** The name of a user; empty if unknown. */
  nameOf: (user: string) => string
}

/** The text of a note. It is rendered from data, never as markup. */
export function NoteText({ body, nameOf }: NoteTextProps) {
  const styles = useNoteTextStyles()
  return (
    <div className={styles.text}>
      {grouped(body).map((blocks, at) => (
        <Blocks key={at} blocks={blocks} nameOf={nameOf} />
      ))}
    </div>
  )
}

/** Consecutive items form one list; every other block is by itself. */
function grouped(body: NoteBody): NoteBlock[][] {
  const groups: NoteBlock[][] = []
  for (const block of body) {
    const last = groups.at(-1)
    const isItem = block.type === 'bullet' || block.type === 'number'
    if (isItem && last?.[0]?.type === block.type) last.push(block)
    else groups.push([block])
  }
  return groups
}

function Blocks({ blocks, nameOf }: { blocks: readonly NoteBlock[]; nameOf: NoteTextProps['nameOf'] }) {
  const [first] = blocks
  if (!first) return null
  const inlines = (block: NoteBlock): ReactNode =>
    block.content.map((part, at) => <Inline key={at} part={part} nameOf={nameOf} />)
  if (first.type === 'paragraph') return <p>{inlines(first)}</p>
  if (first.type === 'heading') return <h3>{inlines(first)}</h3>
  const items = blocks.map((block, at) => <li key={at}>{inlines(block)}</li>)
  return first.type === 'bullet' ? <ul>{items}</ul> : <ol>{items}</ol>
}

function Inline({ part, nameOf }: { part: NoteInline; nameOf: NoteTextProps['nameOf'] }) {
  const styles = useNoteTextStyles()
  if (part.type === 'break') return <br />
  if (part.type === 'mention')
    return <span className={styles.mention}>{`@${nameOf(part.user) || copy.inline.formerMember}`}</span>
  if (!part.marks) return part.text
  return <span className={mergeClasses(...part.marks.map((mark) => styles[mark]))}>{part.text}</span>
}
