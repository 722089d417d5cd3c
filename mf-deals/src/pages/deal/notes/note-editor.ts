import { createElement } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { SkeletonRows } from 'ui-kit/SkeletonRows'

const waiting = createElement(SkeletonRows, { label: 'Loading the editor', rows: 2 })

/** The editor of notes, fetched when somebody writes: it is larger than all else on the page. */
export const NoteEditor = lazyPart(async () => (await import('./NoteEditor.tsx')).NoteEditor, waiting)
