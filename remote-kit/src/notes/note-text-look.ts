import { look } from 'ui-kit/look'

/** How text of a note looks, while it is written and when it is read. */
export const text = { lineHeight: '21px', color: look.ink, overflowWrap: 'anywhere' } as const

export const mention = {
  backgroundColor: look.brandSoft,
  color: look.brand,
  borderRadius: '4px',
  padding: '0 3px',
  fontWeight: 500,
}

export const marks = {
  bold: { fontWeight: 600 },
  italic: { fontStyle: 'italic' },
  strike: { textDecorationLine: 'line-through' },
} as const
