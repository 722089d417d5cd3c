import { Button } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { copy } from './copy.ts'
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
      title={copy.noMatch.title(what)}
      action={<Button onClick={onClear}>{copy.noMatch.clear}</Button>}
    >
      {copy.noMatch.advice}
    </Notice>
  )
}
