import { Button, Field, Input } from '@fluentui/react-components'
import type { PersonErasure } from 'openapi'
import { useState } from 'react'
import { DangerButton } from '#controls/DangerButton.tsx'
import { FactList } from '#data/FactList.tsx'
import { formatQuantity } from '#format/format.ts'
import { ErrorState } from '#states/ErrorState.tsx'
import { SkeletonRows } from '#states/SkeletonRows.tsx'
import { Hint } from '#text/Hint.tsx'
import { useErasureDialogStyles } from './ErasureDialog.styles.ts'
import { ModalSurface } from './ModalSurface.tsx'

export interface ErasureDialogProps {
  name: string
  /** What erasing them would do; undefined while that is being read. */
  preview: PersonErasure | undefined
  /** Why it could not be read, or is refused. */
  error: unknown
  isPending: boolean
  onErase: (preview: PersonErasure) => void
  onClose: () => void
}

/** Shows what erasing a person would do, and asks to type their name before it is done. */
export function ErasureDialog({ name, preview, error, isPending, onErase, onClose }: ErasureDialogProps) {
  const [typed, setTyped] = useState('')
  const isMeant = preview !== undefined && typed.trim() === preview.name
  return (
    <ModalSurface
      open
      title={`Erase the personal data of ${name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <DangerButton
            disabledFocusable={!isMeant || isPending}
            onClick={() => {
              if (isMeant && !isPending) onErase(preview)
            }}
          >
            {isPending ? 'Erasing…' : 'Erase for good'}
          </DangerButton>
        </>
      }
    >
      {Boolean(error) && <ErrorState title="They cannot be erased yet" error={error} advice="" />}
      {!error && !preview && <SkeletonRows label="Looking for their data" rows={5} />}
      {!error && preview && (
        <>
          <Outcome {...preview} />
          <Field label={`Type “${preview.name}” to confirm`}>
            <Input value={typed} autoComplete="off" onChange={(_, data) => setTyped(data.value)} />
          </Field>
        </>
      )}
    </ModalSurface>
  )
}

function Outcome({ pseudonym, erased, kept, left, left_more: more }: PersonErasure) {
  const styles = useErasureDialogStyles()
  return (
    <>
      <p className={styles.text}>
        From then on they are “{pseudonym}” everywhere, in the history too. This cannot be undone.
      </p>
      <section>
        <h3 className={styles.heading}>Erased</h3>
        <FactList
          facts={erased.map(({ what, whole, texts }) => ({
            label: what,
            value: [
              ...(whole > 0 ? [formatQuantity(whole, 'record')] : []),
              ...(texts > 0 ? [`${formatQuantity(texts, 'text')} with their name`] : []),
            ].join(', '),
          }))}
        />
      </section>
      {kept.length > 0 && (
        <section>
          <h3 className={styles.heading}>Kept</h3>
          {kept.map(({ what, records, reason }) => (
            <Hint key={what}>
              {what} ({records}): {reason}
            </Hint>
          ))}
        </section>
      )}
      {left.length > 0 && (
        <section>
          <h3 className={styles.heading}>To look at yourself</h3>
          <Hint>These texts hold a first or last name alone, which may be a word. They stay as they are.</Hint>
          <ul className={styles.left}>
            {left.map(({ what, id, text }) => (
              <li key={`${id} ${text}`}>
                {what}: {text}
              </li>
            ))}
          </ul>
          {more > 0 && <Hint>And {more} more.</Hint>}
        </section>
      )}
    </>
  )
}
