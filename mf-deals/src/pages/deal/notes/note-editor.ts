import { createElement } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { SkeletonRows } from 'ui-kit/SkeletonRows'

const waiting = createElement(SkeletonRows, { label: 'Loading the editor', rows: 2 })

/** The note editor, loaded on first use because it is larger than the rest of the page. */
export const NoteEditor = lazyPart(async () => (await import('./NoteEditor.tsx')).NoteEditor, waiting)
