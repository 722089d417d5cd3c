/** Merge fields in the emails of plans: `{{first_name}}`, or `{{first_name|friend}}` with what is there instead. Pure. */

/** Every field, with what is there if it's empty and the text doesn't say. */
const FALLBACKS = {
  first_name: 'there',
  last_name: '',
  agent_name: '',
  agent_phone: '',
  agent_email: '',
  brokerage: '',
} as const

export type MergeField = keyof typeof FALLBACKS
export type MergeValues = { readonly [field in MergeField]: string }

const PLACE = /\{\{([^{}]*)\}\}/g

/** The names in braces that aren't fields, in order. */
export const unknownFields = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(PLACE)].flatMap(([, inside = '']) => {
      const [name = ''] = inside.split('|')
      return Object.hasOwn(FALLBACKS, name.trim()) ? [] : [name.trim() || '{{}}']
    }),
  ),
]

/** The text with values in place of fields. Values are never read as fields. */
export const merged = (text: string, values: MergeValues): string =>
  text.replaceAll(PLACE, (whole, inside: string) => {
    const [name = '', ...rest] = inside.split('|')
    const field = name.trim()
    if (!Object.hasOwn(FALLBACKS, field)) return whole
    const known = field as MergeField
    return values[known] || (rest.length > 0 ? rest.join('|').trim() : FALLBACKS[known])
  })

/** The names of all fields. */
export const MERGE_FIELDS = Object.keys(FALLBACKS)
