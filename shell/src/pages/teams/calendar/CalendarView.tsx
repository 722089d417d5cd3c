import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { AccountCalendar } from 'openapi'
import { useState } from 'react'
import { useAskBeforeLeaving } from 'remote-kit/forms/use-ask-before-leaving'
import { userProfileAtom } from 'remote-kit/session'
import { ErrorState } from 'ui-kit/ErrorState'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { changesOf, draftOf } from './calendar-draft.ts'
import { useAccountCalendar } from './calendar.api.ts'
import { CalendarPreview } from './CalendarPreview.tsx'
import { useCalendarStyles } from './CalendarView.styles.ts'
import { HolidayPanel } from './HolidayPanel.tsx'
import { OfficePanel } from './OfficePanel.tsx'
import { copy } from './copy.ts'

/** `?view=calendar` of the Teams page: when the office works. Due dates in business days are counted by it. */
export function CalendarView() {
  const account = useAtomValue(userProfileAtom)?.account.id ?? ''
  const { data, isLoadingError, error, refetch } = useAccountCalendar(account)
  if (isLoadingError)
    return <ErrorState title={copy.calendarView.failed} error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows label={copy.calendarView.loading} rows={10} />
  // A saved calendar is a new form.
  return <CalendarForm key={data.version} account={account} calendar={data} />
}

function CalendarForm({ account, calendar }: { account: string; calendar: AccountCalendar }) {
  const styles = useCalendarStyles()
  const stored = draftOf(calendar)
  const [draft, setDraft] = useState(stored)
  const [isSaving, setSaving] = useState(false)
  const changes = changesOf(stored, draft)
  const isChanged = Object.keys(changes).length > 0
  const { question } = useAskBeforeLeaving(isChanged)
  const change = (fields: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...fields }))
  return (
    <div className={styles.view}>
      <OfficePanel draft={draft} onChange={change} />
      <HolidayPanel account={account} draft={draft} onChange={change} />
      {isChanged && (
        <div className={styles.bar} role="group" aria-label={copy.calendarView.unsaved}>
          <span className={styles.barText}>{copy.calendarView.unsaved}</span>
          <Button onClick={() => setDraft(stored)}>{copy.calendarView.discard}</Button>
          <Button appearance="primary" onClick={() => setSaving(true)}>
            {copy.calendarView.review}
          </Button>
        </div>
      )}
      {isSaving && <CalendarPreview account={account} changes={changes} onClose={() => setSaving(false)} />}
      {question}
    </div>
  )
}
