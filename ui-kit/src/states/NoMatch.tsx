import { Button } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { Notice } from './Notice.tsx'

export interface NoMatchProps {
  /** The searched records: "deals". */
  what: string
  onClear: () => void
}

/** Shown if filters or a search match nothing, with a button to clear them. */
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
