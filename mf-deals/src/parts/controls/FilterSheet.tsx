import { Button } from '@fluentui/react-components'
import { FilterFilled, FilterRegular } from '@fluentui/react-icons/svg/filter'
import { type ReactNode, useState } from 'react'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { copy } from './copy.ts'

export interface FilterSheetProps {
  /** Whether a filter is in force; the button is filled then. */
  isFiltered: boolean
  /** The button that closes the sheet: "Show tasks". */
  show: string
  /** Before that button. */
  actions?: ReactNode
  /** The filters. They take effect at once. */
  children: ReactNode
}

/** The filters of a phone: a button, and the sheet that it opens. */
export function FilterSheet({ isFiltered, show, actions, children }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        appearance="subtle"
        icon={isFiltered ? <FilterFilled /> : <FilterRegular />}
        aria-label={copy.filterSheet.filter}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <ModalSurface
          open
          title={copy.filterSheet.filter}
          onClose={close}
          actions={
            <>
              {actions}
              <Button appearance="primary" onClick={close}>
                {show}
              </Button>
            </>
          }
        >
          {children}
        </ModalSurface>
      )}
    </>
  )
}
