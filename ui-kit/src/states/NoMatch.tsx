import { Button } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { Notice } from './Notice.tsx'

export interface NoMatchProps {
  /** What was searched: "deals". */
  what: string
  onClear: () => void
}

/** Filters or a search that leave nothing over, with a way back to everything. */
export function NoMatch({ what, onClear }: NoMatchProps) {
  return (
    <Notice
      icon={<SearchRegular />}
      title={`No ${what} match`}
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      Loosen a filter or try another word.
    </Notice>
  )
}
