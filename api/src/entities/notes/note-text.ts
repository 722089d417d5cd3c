/** The plain text of a structured note, and its mentions. Pure. */
import type { NoteBody } from 'openapi'

/** The users mentioned, without duplicates. */
export const mentionsOf = (body: NoteBody): string[] => [
  ...new Set(body.flatMap(({ content }) => content.flatMap((part) => (part.type === 'mention' ? [part.user] : [])))),
]

/** The plain text, one line per block. `nameOf` gives the names of the people mentioned. */
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
