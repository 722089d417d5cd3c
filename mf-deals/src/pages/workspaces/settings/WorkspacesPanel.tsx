import { Button, mergeClasses } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical'
import type { Workspace } from 'openapi'
import { type DragEvent, type MouseEvent, useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { HiddenText } from 'ui-kit/HiddenText'
import { Hint } from 'ui-kit/Hint'
import { SidePanel } from 'ui-kit/SidePanel'
import { phaseColors } from '#parts/workspaces/phase-colors.ts'
import { copy } from './copy.ts'
import { useOrderWorkspaces } from './use-order-workspaces.ts'
import { useWorkspacesPanelStyles } from './WorkspacesPanel.styles.ts'

export interface WorkspacesPanelProps {
  /** The workspaces of the team, in order. */
  workspaces: readonly Workspace[]
  onClose: () => void
}

/** Orders the workspaces of a team for all members, by dragging or by buttons. */
export function WorkspacesPanel({ workspaces, onClose }: WorkspacesPanelProps) {
  const styles = useWorkspacesPanelStyles()
  const { place, error } = useOrderWorkspaces(workspaces)
  const [said, say] = useState('')
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)

  const move = ({ id, name }: Workspace, to: number) => {
    place(id, to)
    say(copy.workspacesPanel.place(name, to + 1, workspaces.length))
  }
  /** The button moves with its row and keeps the focus. */
  const step = (workspace: Workspace, to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    move(workspace, to)
    requestAnimationFrame(() => button.focus())
  }
  const endDrag = () => {
    setDragged(null)
    setOver(null)
  }
  const drop = (at: number) => {
    const workspace = dragged === null ? undefined : workspaces[dragged]
    if (workspace && dragged !== at) move(workspace, at)
    endDrag()
  }

  const handlersOf = (at: number) => ({
    onDragStart: () => setDragged(at),
    onDragEnd: endDrag,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(at)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      drop(at)
    },
  })

  return (
    <SidePanel open title={copy.workspacesPanel.title} onClose={onClose}>
      <FormProblem error={error} />
      <Hint>{copy.workspacesPanel.hint}</Hint>
      <ol className={styles.list} aria-label={copy.workspacesPanel.label}>
        {workspaces.map((workspace, at) => (
          <li
            key={workspace.id}
            draggable
            {...handlersOf(at)}
            className={mergeClasses(
              styles.row,
              dragged === at && styles.away,
              over === at && dragged !== null && dragged > at && styles.above,
              over === at && dragged !== null && dragged < at && styles.below,
            )}
          >
            <ReOrderDotsVerticalRegular className={styles.grip} fontSize={16} aria-hidden />
            <span className={styles.dot} style={{ backgroundColor: phaseColors[workspace.colour] }} />
            <span className={styles.name}>{workspace.name}</span>
            <Button
              appearance="subtle"
              size="small"
              icon={<ArrowUpRegular />}
              aria-label={copy.workspacesPanel.up(workspace.name)}
              disabledFocusable={at === 0}
              onClick={step(workspace, at - 1)}
            />
            <Button
              appearance="subtle"
              size="small"
              icon={<ArrowDownRegular />}
              aria-label={copy.workspacesPanel.down(workspace.name)}
              disabledFocusable={at === workspaces.length - 1}
              onClick={step(workspace, at + 1)}
            />
          </li>
        ))}
      </ol>
      <div aria-live="polite">
        <HiddenText>{said}</HiddenText>
      </div>
    </SidePanel>
  )
}
