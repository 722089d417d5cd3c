import { type Command, type CommandGroup, useCommands } from 'remote-kit/commands'
import { copy } from './copy.ts'
import { focusedRow, stepRow } from './row-focus.ts'

/** A command for the focused row; `element` is the row's. */
export interface RowCommand<Row> extends Omit<Command, 'isOff' | 'run'> {
  run: (row: Row, element: HTMLElement) => void
}

export interface RowCommandsOptions<Row> {
  /** What the rows are: "Tasks". */
  title: string
  /** The row with this `data-row-id`. */
  rowOf: (id: string) => Row | undefined
  nameOf: (row: Row) => string
  commands: readonly RowCommand<Row>[]
  /** Moves the focus; lists that render only the rows in view bring their own. */
  step?: (by: 1 | -1) => void
  /** The dialog that the list is in, if it is in one. */
  dialog?: () => Element | null | undefined
}

/**
 * The keys of a list: J and K walk through its rows, `commands` act on the focused one. Its rows are marked as
 * `row-focus.ts` says. One list is on screen at a time.
 */
export function useRowCommands<Row>(options: RowCommandsOptions<Row>): void {
  const { title, rowOf, nameOf, commands, dialog = () => null } = options

  useCommands((): CommandGroup => {
    const surface = dialog()
    const { step = (by) => stepRow(by, surface ?? document) } = options
    const element = focusedRow()
    const row = element?.dataset['rowId'] === undefined ? undefined : rowOf(element.dataset['rowId'])
    return {
      title,
      ...(row && { subject: nameOf(row) }),
      ...(surface && { dialog: surface }),
      commands: [
        { id: 'row.next', label: copy.rows.next, keys: 'j', isListedOnly: true, run: () => step(1) },
        { id: 'row.previous', label: copy.rows.previous, keys: 'k', isListedOnly: true, run: () => step(-1) },
        ...commands.map(({ run, ...command }) => ({
          ...command,
          isOff: !row,
          run: () => row && element && run(row, element),
        })),
      ],
    }
  })
}
