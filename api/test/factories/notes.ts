/** A note with one word. */
import type { NoteBody } from 'openapi'

export const A_NOTE: NoteBody = [{ type: 'paragraph', content: [{ type: 'text', text: 'A' }] }]
