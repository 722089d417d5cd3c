import { Button, Switch } from '@fluentui/react-components'
import { useAtom, useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import type { CommandGroup } from 'remote-kit/commands'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { copy } from './copy.ts'
import { keyboardPartAtom, singleKeysAtom } from './keyboard.atoms.ts'
import { Keys } from './Keys.tsx'
import { useShortcutsDialogStyles } from './ShortcutsDialog.styles.ts'

/** The shortcuts of the page below, and the switch for those of a single key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const styles = useShortcutsDialogStyles()
  const [areOn, setOn] = useAtom(singleKeysAtom)
  const open = useAtomValue(keyboardPartAtom)
  // Stays while the dialog closes.
  const [groups] = useState(open?.groups ?? [])
  const { title, close, singleKeys, singleKeysHint } = copy.shortcutsDialog
  return (
    <ModalSurface
      open
      title={title}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {close}
        </Button>
      }
    >
      <div>
        <Switch label={singleKeys} checked={areOn} onChange={(_, { checked }) => setOn(checked)} />
        <Hint>{singleKeysHint}</Hint>
      </div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Shortcuts key={group.title} group={group} />
        ))}
      </div>
    </ModalSurface>
  )
}

function Shortcuts({ group: { title, commands } }: { group: CommandGroup }) {
  const styles = useShortcutsDialogStyles()
  const id = useId()
  const withKeys = commands.flatMap(({ keys, ...command }) => (keys ? [{ keys, ...command }] : []))
  if (withKeys.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl className={styles.list}>
        {withKeys.map((command) => (
          <div key={command.id} className={styles.row}>
            <dt>{command.label}</dt>
            <dd className={styles.keys}>
              <Keys keys={command.keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
