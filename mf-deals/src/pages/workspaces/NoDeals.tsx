import { Button } from '@fluentui/react-components'
import { useAssistsNoOne } from 'remote-kit/team-people'
import { EmptyState } from 'ui-kit/EmptyState'
import { NoMatch } from 'ui-kit/NoMatch'
import { copy } from './copy.ts'

export interface NoDealsProps {
  /** Set if filters leave out every deal. */
  onClearFilters: (() => void) | null
  onCreate: () => void
}

/** In place of the deals, if there are none to show. */
export function NoDeals({ onClearFilters, onCreate }: NoDealsProps) {
  const hasNoAgents = useAssistsNoOne()
  if (onClearFilters) return <NoMatch what={copy.noDeals.what} onClear={onClearFilters} />
  if (hasNoAgents) return <EmptyState title={copy.noDeals.title}>{copy.noDeals.noAgents}</EmptyState>
  return (
    <EmptyState
      title={copy.noDeals.title}
      action={
        <Button appearance="primary" onClick={onCreate}>
          {copy.noDeals.create}
        </Button>
      }
    >
      {copy.noDeals.text}
    </EmptyState>
  )
}
