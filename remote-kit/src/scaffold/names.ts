import { UsageError } from '#wording/usage-error.ts'

/** All forms of a name in code and texts. */
export type Names = Record<'kebab' | 'snake' | 'camel' | 'pascal' | 'title' | 'words' | 'withArticle', string>

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/**
 * The forms of a name such as `open-house`.
 * @throws UsageError if it is not in lowercase with hyphens
 */
export function namesOf(kebab: string): Names {
  if (!NAME.test(kebab)) throw new UsageError(`“${kebab}” isn’t a name. Write it like open-house`)
  const parts = kebab.split('-')
  const words = parts.join(' ')
  const pascal = parts.map(capitalized).join('')
  return {
    kebab,
    snake: parts.join('_'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capitalized(words),
    words,
    withArticle: `${/^[aeio]/.test(words) ? 'an' : 'a'} ${words}`,
  }
}

/** `open-house` → `open-houses`, `property` → `properties`. */
export function pluralOf(kebab: string): string {
  if (/(s|x|z|ch|sh)$/.test(kebab)) return `${kebab}es`
  return /[^aeiou]y$/.test(kebab) ? `${kebab.slice(0, -1)}ies` : `${kebab}s`
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Replaces names by others, in every form. */
export function rename(text: string, pairs: readonly (readonly [from: Names, to: Names])[]): string {
  const forms = new Map(
    pairs.flatMap(([from, to]) =>
      (Object.keys(from) as (keyof Names)[]).map((form) => [from[form], to[form]] as const),
    ),
  )
  // The longest first, because a plural contains its singular.
  const longestFirst = [...forms.keys()].toSorted((a, b) => b.length - a.length)
  return text.replaceAll(new RegExp(longestFirst.join('|'), 'g'), (found) => forms.get(found) ?? found)
}
