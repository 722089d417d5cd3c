/** What a structured note says: its words, and whom it mentions. Pure. */
import type { NoteBody } from 'openapi'

/** The users whom it mentions, each once. */
export const mentionsOf = (body: NoteBody): string[] => [
  ...new Set(body.flatMap(({ content }) => content.flatMap((part) => (part.type === 'mention' ? [part.user] : [])))),
]

/** The words, a line for each block; people by the names that `nameOf` gives. */
export const textOf = (body: NoteBody, nameOf: (user: string) => string): string =>
  body
    .map(({ content }) =>
      content
        .map((part) => {
          if (part.type === 'mention') return `@${nameOf(part.user)}`
          return part.type === 'break' ? '\n' : part.text
        })
        .join(''),
    )
    .join('\n')
    .trim()
