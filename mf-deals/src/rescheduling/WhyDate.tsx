import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components'
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle'
import type { DateExplanation } from 'openapi'
import { type ReactNode, useState } from 'react'
import { formatDay } from 'ui-kit/days'
import { lazyPart } from 'ui-kit/lazy-part'
import { HiddenText } from 'ui-kit/HiddenText'
import { look } from 'ui-kit/theme'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useToday } from 'remote-kit/use-today'

const DateExplanationView = lazyPart(
  async () => (await import('./DateExplanationView.tsx')).DateExplanationView,
  <SkeletonRows label="Loading why" rows={2} />,
)

const ReschedulePanel = lazyPart(async () => (await import('./ReschedulePanel.tsx')).ReschedulePanel)

const useStyles = makeStyles({
  surface: { width: '320px', maxWidth: 'calc(100vw - 48px)', boxSizing: 'border-box' },
  day: {
    position: 'relative',
    minWidth: 0,
    paddingInline: '4px',
    marginInline: '-4px',
    fontSize: 'inherit',
    fontWeight: 'inherit',
    color: look.ink,
  },
})

export interface WhyDateProps {
  deal: string
  /** A date of the deal by name, or a task or milestone by id. */
  of: string
  /** What the date is of: "Closing". */
  title: string
  /** The date as it is shown; without it there is a question mark to press. */
  children?: ReactNode
}

/** A date that says why it is what it is when it is pressed; a contractual one that waits for consent offers its move. */
export function WhyDate({ deal, of, title, children }: WhyDateProps) {
  const styles = useStyles()
  const now = useToday()
  const [isOpen, setOpen] = useState(false)
  const [moving, setMoving] = useState<DateExplanation | null>(null)
  return (
    <>
      <Popover
        withArrow
        trapFocus
        positioning={{ position: 'above', overflowBoundaryPadding: 8 }}
        open={isOpen}
        onOpenChange={(_, { open }) => setOpen(open)}
      >
        <PopoverTrigger disableButtonEnhancement>
          {children ? (
            <Button appearance="transparent" size="small" className={styles.day} {...DateExplanationView.onApproach}>
              {children}
              <HiddenText>{`Why this date? ${title}`}</HiddenText>
            </Button>
          ) : (
            <Button
              appearance="subtle"
              size="small"
              icon={<QuestionCircleRegular />}
              aria-label={`Why this date? ${title}`}
              {...DateExplanationView.onApproach}
            />
          )}
        </PopoverTrigger>
        {/* Where nothing in it takes the focus, it must itself: for Esc, and not to be hidden from screen readers. */}
        <PopoverSurface className={styles.surface} aria-label={`Why this date? ${title}`} tabIndex={-1}>
          <DateExplanationView
            deal={deal}
            of={of}
            onMove={(why) => {
              setOpen(false)
              setMoving(why)
            }}
          />
        </PopoverSurface>
      </Popover>
      {moving && (
        <ReschedulePanel
          deal={deal}
          title={moving.wanted ? `${title} on ${formatDay(moving.wanted, now)}?` : `No date for ${title}?`}
          request={{ confirm: [of] }}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  )
}
