import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { copy } from './copy.ts'

export interface CoveringFilterProps {
  viewer: string
  covered: readonly { user: string; name: string }[]
  /** The filter by assignee: `me`, or a user's id. */
  value: string
  onChange: (assignee: string) => void
}

/** Whose tasks a stand-in sees: their own with those they cover, only their own, or those of one person they cover. */
export function CoveringFilter({ viewer, covered, value, onChange }: CoveringFilterProps) {
  if (covered.length === 0) return null
  return (
    <SegmentedTabs
      label={copy.coveringFilter.label}
      value={value}
      options={[
        { value: 'me', label: copy.coveringFilter.all },
        { value: viewer, label: copy.coveringFilter.own },
        ...covered.map(({ user, name }) => ({ value: user, label: copy.away.coveringFor(name) })),
      ]}
      onChange={onChange}
    />
  )
}
