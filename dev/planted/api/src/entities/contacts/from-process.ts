import { undo } from '../../processes/undo/undo.command.ts'

export const planted = undo
