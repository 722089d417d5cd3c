import { Button } from '@fluentui/react-components'
import type { NamedContact, PlanEmailDraft } from 'openapi'
import { useDeferredValue, useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { SearchPicker } from 'remote-kit/forms/SearchPicker'
import { FactList } from 'ui-kit/FactList'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useContactsByName } from '#parts/contacts/contacts-by-name.ts'
import { copy } from '../copy.ts'
import { useEmailPreview } from '../plans.api.ts'
import { usePlansStyles } from '../Plans.styles.ts'

type Props = Pick<PlanEmailDraft, 'subject' | 'body'> & { onClose: () => void }

/** Shows an email as a contact would read it. */
export function EmailPreviewDialog({ subject, body, onClose }: Props) {
  const styles = usePlansStyles()
  const [words, setWords] = useState('')
  const [contact, setContact] = useState<NamedContact | null>(null)
  const { data, isFetching } = useContactsByName(useDeferredValue(words))
  const preview = useEmailPreview(contact && { subject, body, contact: contact.id })
  const shown = contact ? preview.data : undefined
  return (
    <ModalSurface
      open
      title={copy.preview.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{copy.preview.close}</Button>}
    >
      <SearchPicker
        label={copy.preview.contact}
        placeholder={copy.preview.search}
        required
        validationMessage={null}
        records={(data?.results ?? []).map((one) => ({ id: one.id, name: contactName(one) }))}
        isSearching={isFetching}
        onSearch={setWords}
        onPick={setContact}
      />
      <FormProblem error={contact ? preview.error : null} />
      {!shown && <Hint>{copy.preview.hint}</Hint>}
      {shown && (
        <>
          <FactList
            facts={[
              { label: copy.preview.from, value: shown.from },
              { label: copy.preview.to, value: shown.to || copy.preview.none },
              { label: copy.preview.subject, value: shown.subject },
            ]}
          />
          <div className={styles.letter}>{shown.body}</div>
          <Hint>{copy.preview.footer}</Hint>
        </>
      )}
    </ModalSurface>
  )
}
