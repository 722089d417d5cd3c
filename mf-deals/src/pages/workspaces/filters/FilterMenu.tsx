import { Input, mergeClasses } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { type KeyboardEvent, useId, useState } from 'react'
import type { CustomField } from 'openapi'
import type { CustomFilters } from 'remote-kit/custom-fields/filters'
import { HiddenText } from 'ui-kit/HiddenText'
import { copy } from './copy.ts'
import { CountedLabel } from '#pages/workspaces/filters/counts/CountedLabel.tsx'
import { type DealFilters, type FilterField, filterLabel, isCodeField } from './deal-filters.ts'
import type { CountOf } from '#pages/workspaces/filters/counts/facets.api.ts'
import { customKeyOf, type FilterOffer, filterOffers, isCustomOffer } from './filter-search.ts'
import type { FilterChoices } from './filter-labels.ts'
import { useFilterMenuStyles } from './FilterMenu.styles.ts'

/** The account's own fields, and what is asked for of them. */
export interface CustomOffers {
  fields: readonly CustomField[]
  asked: CustomFilters
}

export interface FilterMenuProps {
  filters: DealFilters
  choices: FilterChoices
  custom: CustomOffers
  countOf: CountOf
  /** Opens the editor of a field. */
  onField: (field: FilterField) => void
  /** Opens the filter of a custom field, by its key. */
  onCustom: (key: string) => void
  /** Filters by a value that was found by typing. */
  onValue: (field: FilterField, text: string) => void
}

/** Finds a field or a value by typing. The arrow keys choose while the focus stays in the search box. */
export function FilterMenu({ filters, choices, custom, countOf, onField, onCustom, onValue }: FilterMenuProps) {
  const styles = useFilterMenuStyles()
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const groups = filterOffers(text, choices, custom.fields)
  const offers = groups.flatMap((group) => group.offers)

  const isSet = ({ field }: FilterOffer) =>
    (isCustomOffer(field) ? custom.asked[customKeyOf(field)] : filters[field]) !== undefined
  const choose = ({ field, value }: FilterOffer) => {
    if (isCustomOffer(field)) return onCustom(customKeyOf(field))
    if (value === null) onField(field)
    // Codes are a set: another one joins them.
    else onValue(field, isCodeField(field) ? joined(filters[field], value) : value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = offers.length - 1
    const to = { ArrowDown: active === last ? 0 : active + 1, ArrowUp: active === 0 ? last : active - 1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      setActive(to)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const offer = offers[active]
      if (offer) choose(offer)
    }
  }

  return (
    <>
      <Input
        className={styles.search}
        role="combobox"
        aria-expanded
        aria-label={copy.filterMenu.label}
        aria-controls={id}
        aria-activedescendant={`${id}-${active}`}
        aria-autocomplete="list"
        contentBefore={<SearchRegular />}
        placeholder={copy.filterMenu.label}
        maxLength={100}
        value={text}
        onChange={(_, { value }) => {
          setText(value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label={copy.filterMenu.fields} className={styles.list}>
        {groups.map((group) => (
          <div key={group.label} role="group" aria-labelledby={`${id}-${group.label}`}>
            <p id={`${id}-${group.label}`} className={styles.heading}>
              {group.label}
            </p>
            {group.offers.map((offer) => {
              const at = offers.indexOf(offer)
              return (
                <button
                  key={`${offer.field} ${offer.value}`}
                  ref={at === active ? reveal : undefined}
                  type="button"
                  tabIndex={-1}
                  id={`${id}-${at}`}
                  role="option"
                  aria-selected={at === active}
                  className={mergeClasses(styles.offer, at === active && styles.active)}
                  onPointerMove={() => setActive(at)}
                  onClick={() => choose(offer)}
                >
                  <Offer offer={offer} isSet={isSet(offer)} countOf={countOf} />
                </button>
              )
            })}
          </div>
        ))}
      </div>
    </>
  )
}

/** Scrolls to the entry that the arrow keys chose. */
const reveal = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest' })

interface OfferProps {
  offer: FilterOffer
  isSet: boolean
  countOf: CountOf
}

function Offer({ offer: { field, value, label }, isSet, countOf }: OfferProps) {
  const styles = useFilterMenuStyles()
  if (value === null || isCustomOffer(field)) {
    return (
      <>
        <span className={styles.label}>{label}</span>
        {isSet && (
          <span className={styles.set}>
            <CheckmarkRegular aria-hidden />
            <HiddenText>{copy.filterMenu.isSet}</HiddenText>
          </span>
        )}
      </>
    )
  }
  return (
    <>
      {field !== 'q' && <span className={styles.field}>{filterLabel(field)}</span>}
      <CountedLabel label={label} count={countOf(field, value)} />
    </>
  )
}

const joined = (text: string | undefined, value: string) => [...new Set([...(text?.split(',') ?? []), value])].join()
