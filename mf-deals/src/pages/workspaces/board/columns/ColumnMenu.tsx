import { Field, Input, Menu, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components'
import { useAtom } from 'jotai'
import type { Phase } from 'openapi'
import { useState } from 'react'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { useNotify } from 'remote-kit/context'
import { Hint } from 'ui-kit/Hint'
import { isOnOpener } from 'ui-kit/opener'
import { columnMenuAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { usePhaseChanges } from '#parts/workspaces/phases.api.ts'
import { copy } from './copy.ts'

/** The menu of the phase that opened it, and its limit. The board has one. */
export function ColumnMenu() {
  const [menu, setMenu] = useAtom(columnMenuAtom)
  const { save, isPending, error } = useSaveLimit()
  if (!menu) return null
  const { phase, button, isLimiting } = menu
  const close = () => {
    setMenu(null)
    button.focus()
  }
  if (isLimiting) {
    const problem = { isPending, error }
    return <LimitDialog phase={phase} {...problem} onSave={(limit) => save(phase, limit, close)} onClose={close} />
  }
  return (
    <Menu
      open
      positioning={{ target: button, position: 'below', align: 'end' }}
      onOpenChange={(event, { open, type }) => {
        if (isOnOpener(button, event)) return
        // The dialog comes after the menu.
        if (!open) setMenu((now) => (now?.isLimiting ? now : null))
        if (!open && event.type === 'keydown' && type !== 'menuItemClick') button.focus()
      }}
    >
      <MenuPopover>
        <MenuList aria-label={copy.columnMenu.label(phase.name)}>
          <MenuItem onClick={() => setMenu({ phase, button, isLimiting: true })}>
            {phase.card_limit === null ? copy.columnMenu.set : copy.columnMenu.change}
          </MenuItem>
          {phase.card_limit !== null && <MenuItem onClick={() => save(phase, null)}>{copy.columnMenu.remove}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

function useSaveLimit() {
  const notify = useNotify()
  const { mutate, isPending, error } = usePhaseChanges().update
  const save = (phase: Phase, card_limit: number | null, onDone?: () => void) =>
    mutate(
      { phase, body: { card_limit } },
      {
        onSuccess: () => {
          notify.success(
            card_limit === null ? copy.columnMenu.removed(phase.name) : copy.columnMenu.saved(phase.name, card_limit),
          )
          onDone?.()
        },
      },
    )
  return { save, isPending, error }
}

interface LimitDialogProps {
  phase: Phase
  isPending: boolean
  error: unknown
  onSave: (limit: number) => void
  onClose: () => void
}

const MOST = 1000

function LimitDialog({ phase, isPending, error, onSave, onClose }: LimitDialogProps) {
  const [text, setText] = useState(String(phase.card_limit ?? ''))
  const [isOff, setOff] = useState(false)
  const submit = () => {
    const limit = Number(text)
    const isValid = Number.isInteger(limit) && limit > 0 && limit <= MOST
    setOff(!isValid)
    if (isValid && !isPending) onSave(limit)
  }
  return (
    <FormDialog
      title={copy.limitDialog.title(phase.name)}
      action={copy.limitDialog.save}
      isPending={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={copy.limitDialog.label} validationMessage={isOff ? copy.limitDialog.invalid : null}>
        <Input type="number" value={text} onChange={(_, { value }) => setText(value)} />
      </Field>
      <Hint>{copy.limitDialog.hint}</Hint>
    </FormDialog>
  )
}
