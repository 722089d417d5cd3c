import { Select } from '@fluentui/react-components'
import { useDeal } from '#parts/deals/deals.api.ts'
import { DealPicker } from '#parts/deals/DealPicker.tsx'
import { useTeamPeople } from 'remote-kit/team-people'
import { useCalendarFiltersStyles } from './CalendarFilters.styles.ts'
import { copy } from './copy.ts'
import type { CalendarPlace } from '#parts/calendar/period/use-calendar-place.ts'

export interface CalendarFiltersProps {
  place: CalendarPlace
  onChange: (changes: Partial<CalendarPlace>) => void
}

/** Whose work the calendar shows, and of which deal. */
export function CalendarFilters({ place: { person, deal }, onChange }: CalendarFiltersProps) {
  const styles = useCalendarFiltersStyles()
  const people = useTeamPeople()
  return (
    <div className={styles.filters}>
      <Select
        aria-label={copy.calendarFilters.person}
        value={person ?? ''}
        onChange={(_, { value }) => onChange({ person: value || null })}
      >
        <option value="">{copy.calendarFilters.everyone}</option>
        {people.active.map(({ user }) => (
          <option key={user} value={user}>
            {people.nameOf(user)}
          </option>
        ))}
      </Select>
      {deal ? (
        <ChosenDeal key={deal} deal={deal} onChange={onChange} />
      ) : (
        <DealFilter name="" deal={deal} onChange={onChange} />
      )}
    </div>
  )
}

interface DealFilterProps {
  deal: string | null
  /** The name of the chosen deal. */
  name: string
  onChange: CalendarFiltersProps['onChange']
}

function ChosenDeal({ deal, ...props }: Omit<DealFilterProps, 'name' | 'deal'> & { deal: string }) {
  const name = useDeal(deal).data?.name ?? ''
  return <DealFilter key={name} deal={deal} name={name} {...props} />
}

function DealFilter({ deal, name, onChange }: DealFilterProps) {
  return (
    <DealPicker
      hidesLabel
      placeholder={copy.calendarFilters.anyDeal}
      initialText={name}
      onPick={(picked) => (picked?.id ?? null) !== deal && onChange({ deal: picked?.id ?? null })}
    />
  )
}
