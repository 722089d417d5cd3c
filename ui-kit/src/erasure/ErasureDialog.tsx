import { Button, Field, Input } from '@fluentui/react-components'
import type { PersonErasure } from 'openapi'
import { useState } from 'react'
import { DangerButton } from '#controls/DangerButton.tsx'
import { FactList } from '#data/FactList.tsx'
import { ErrorState } from '#states/ErrorState.tsx'
import { SkeletonRows } from '#states/SkeletonRows.tsx'
import { ModalSurface } from '#surfaces/ModalSurface.tsx'
import { Hint } from '#text/Hint.tsx'
import { copy } from './copy.ts'
import { useErasureDialogStyles } from './ErasureDialog.styles.ts'

const words = copy.erasureDialog

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
      title={words.title(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <DangerButton
            disabledFocusable={!isMeant || isPending}
            onClick={() => {
              if (isMeant && !isPending) onErase(preview)
            }}
          >
            {isPending ? words.erasing : words.erase}
          </DangerButton>
        </>
      }
    >
      {Boolean(error) && <ErrorState title={words.refused} error={error} advice="" />}
      {!error && !preview && <SkeletonRows label={words.loading} rows={5} />}
      {!error && preview && (
        <>
          <Outcome {...preview} />
          <Field label={words.confirm(preview.name)}>
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
      <p className={styles.text}>{words.outcome(pseudonym)}</p>
      <section>
        <h3 className={styles.heading}>{words.erased}</h3>
        <FactList
          facts={erased.map(({ what, whole, texts }) => ({
            label: what,
            value: [...(whole > 0 ? [words.records(whole)] : []), ...(texts > 0 ? [words.texts(texts)] : [])].join(
              ', ',
            ),
          }))}
        />
      </section>
      {kept.length > 0 && (
        <section>
          <h3 className={styles.heading}>{words.kept}</h3>
          {kept.map(({ what, records, reason }) => (
            <Hint key={what}>{words.keptOf(what, records, reason)}</Hint>
          ))}
        </section>
      )}
      {left.length > 0 && (
        <section>
          <h3 className={styles.heading}>{words.left}</h3>
          <Hint>{words.leftHint}</Hint>
          <ul className={styles.left}>
            {left.map(({ what, id, text }) => (
              <li key={`${id} ${text}`}>{words.leftOf(what, text)}</li>
            ))}
          </ul>
          {more > 0 && <Hint>{words.more(more)}</Hint>}
        </section>
      )}
    </>
  )
}
