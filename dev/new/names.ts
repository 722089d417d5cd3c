/** A name in every form in which code and texts write it. */
export type Names = Record<'kebab' | 'snake' | 'camel' | 'pascal' | 'title' | 'words', string>

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/**
 * The forms of a name such as `open-houses`.
 * @throws Error it is not written in small letters with hyphens
 */
export function namesOf(kebab: string): Names {
  if (!NAME.test(kebab)) throw new Error(`“${kebab}” is no name: write it like open-houses`)
  const words = kebab.split('-')
  const pascal = words.map(capitalised).join('')
  return {
    kebab,
    snake: words.join('_'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capitalised(words.join(' ')),
    words: words.join(' '),
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Puts one name in the place of another, in every form. */
export function rename(text: string, from: Names, to: Names): string {
  const forms = Object.keys(from) as (keyof Names)[]
  return forms.reduce((renamed, form) => renamed.replaceAll(from[form], to[form]), text)
}
