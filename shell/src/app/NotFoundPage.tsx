import { NotFound } from 'ui-kit/NotFound'

/** docs/specification.md §2: any other path shows a plain "404 not found". */
export function NotFoundPage() {
  return (
    <main>
      <NotFound />
    </main>
  )
}
