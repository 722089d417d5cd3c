import { media } from '#theme/media.ts'

/** Fields that share a line: however long what they say is, none is wider than its place. */
export const sharedLine = {
  '& .fui-Input, & .fui-Select, & .fui-Dropdown, & .fui-Combobox, & input, & select': { minWidth: 0, width: '100%' },
} as const

/** Two fields side by side, below each other on a phone. */
export const fieldPair = {
  ...sharedLine,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const
