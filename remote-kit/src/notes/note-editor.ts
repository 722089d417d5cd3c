import { createElement } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { copy } from './copy.ts'

const waiting = createElement(SkeletonRows, { label: copy.waiting.loading, rows: 2 })

/** The note editor, loaded on first use because it is larger than the rest of the page. */
export const NoteEditor = lazyPart(async () => (await import('./NoteEditor.tsx')).NoteEditor, waiting)
