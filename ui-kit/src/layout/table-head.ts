import { look } from '#theme/look.ts'

/** A cell in the head of a table. The header color (docs/specification.md §9) is semi-transparent, so the surface is below it. */
export const headCell = {
  backgroundColor: look.surface,
  backgroundImage: `linear-gradient(${look.tableHeader}, ${look.tableHeader})`,
  height: '36px',
  padding: '0 8px',
  textAlign: 'left',
  fontSize: '13px',
  fontWeight: 600,
  color: look.ink,
} as const

/** The button in it that sorts by its column. */
export const sortButton = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '28px',
  margin: '0 -6px',
  padding: '0 6px',
  border: 'none',
  borderRadius: '4px',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${look.ink}`, outlineOffset: '-2px' },
} as const
