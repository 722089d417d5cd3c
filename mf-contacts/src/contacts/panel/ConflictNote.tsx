import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { NOTHING } from 'ui-kit/format'

export interface ConflictNoteProps {
  /** The field's name. */
  label: string
  mine: string
  theirs: string
  onKeepTheirs: () => void
  onUseMine: () => void
}

/** Someone else changed the same field meanwhile: both values, and the choice between them. */
export function ConflictNote({ label, mine, theirs, onKeepTheirs, onUseMine }: ConflictNoteProps) {
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>Someone else changed {label.toLowerCase()} in the meantime.</MessageBarTitle>
        <br />
        Theirs: <b>{theirs || NOTHING}</b>
        <br />
        Yours: <b>{mine || NOTHING}</b>
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={onKeepTheirs}>
          Keep theirs
        </Button>
        <Button size="small" appearance="primary" onClick={onUseMine}>
          Use mine
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
