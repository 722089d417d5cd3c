import { media } from '#theme/media.ts'

const FIELDS = '& .fui-Input, & .fui-Select, & .fui-Dropdown, & .fui-Combobox, & input, & select'

/** Two fields side by side, below each other on a phone. However long what they say is, neither is wider than its half. */
export const fieldPair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  alignItems: 'start',
  [FIELDS]: { minWidth: 0, width: '100%' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const
