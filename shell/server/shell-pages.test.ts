import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { layoutOf, shellPages } from './shell-pages.ts'

const router = readFileSync(join(import.meta.dirname, '../src/app/router.tsx'), 'utf8')

test('the server knows every page of the router and its imports', () => {
  const routes = [...router.matchAll(/path: '([^'*]+)'.*?import\((?:\/\*.*?\*\/ )?'([^']+)'\)/gs)].map(
    ([, path, page]) => ({
      path,
      page,
    }),
  )
  expect(routes.length).toBeGreaterThan(10)
  expect(shellPages.map(({ path, page }) => ({ path, page })).toSorted(byPath)).toEqual(routes.toSorted(byPath))
})

test('the server knows every layout of the router', () => {
  const layouts = [...router.matchAll(/import\('(#frame\/[^']+)'\)/g)].map(([, layout]) => layout)
  const known = [...Object.values(layoutOf), ...shellPages.map(({ layout }) => layout)]
  expect(new Set(known.filter(Boolean))).toEqual(new Set(layouts))
})

function byPath(a: { path: string | undefined }, b: { path: string | undefined }): number {
  return (a.path ?? '').localeCompare(b.path ?? '')
}
